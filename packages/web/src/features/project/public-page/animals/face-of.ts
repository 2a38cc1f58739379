import { type Face, type FaceName, faces } from "./faces.ts";

/** French names of animals by the face that suits them, without accents. */
const names: Record<FaceName, string> = {
  bear: "ours ourson panda koala",
  fox: "renard fennec goupil",
  wolf: "loup chacal husky coyote",
  cat: "chat lynx genette tigre lion panthere leopard puma guepard ocelot",
  rabbit: "lapin lievre kangourou wallaby",
  dog: "chien epagneul labrador",
  deer: "cerf chevreuil daim biche faon elan renne caribou antilope gazelle",
  goat: "chevre bouquetin chamois isard mouflon",
  horse: "cheval poney ane zebre girafe chameau dromadaire poulain",
  sheep: "mouton brebis agneau belier lama alpaga vache boeuf taureau yack bison",
  boar: "sanglier cochon marcassin tapir elephant hippopotame rhinoceros",
  badger: "blaireau putois moufette raton",
  otter: "loutre castor ragondin hermine belette martre fouine furet vison marmotte",
  seal: "phoque otarie morse dauphin baleine orque lamantin marsouin beluga",
  mouse: "souris mulot campagnol musaraigne loir lerot muscardin hamster chinchilla desman rat",
  squirrel: "ecureuil tamia lemurien suricate",
  hedgehog: "herisson porc-epic tatou tenrec echidne",
  bat: "chauve-souris pipistrelle roussette noctule",
  owl: "hibou chouette effraie hulotte cheveche grand-duc",
  songbird:
    "mesange rouge-gorge rougegorge moineau pinson merle hirondelle alouette fauvette rossignol bouvreuil chardonneret pic pie geai grive linotte troglodyte loriot huppe verdier serin martinet coucou bergeronnette roitelet sittelle pigeon colombe tourterelle perdrix caille faisan coq poule paon corneille corbeau choucas etourneau colibri toucan perroquet",
  raptor: "aigle faucon buse milan epervier gypaete vautour balbuzard autour crecerelle circaete condor",
  waterbird:
    "canard cygne oie heron cigogne martin-pecheur sarcelle colvert macareux mouette goeland pelican aigrette grue flamant sterne cormoran manchot pingouin grebe foulque courlis avocette huitrier fou ibis spatule albatros autruche",
  frog: "grenouille rainette crapaud triton salamandre",
  lizard: "lezard gecko cameleon orvet couleuvre iguane serpent axolotl",
  turtle: "tortue escargot limace bernard-l'hermite coquillage",
  fish: "poisson truite saumon carpe brochet perche hippocampe raie esturgeon gardon sardine anguille poulpe pieuvre meduse crabe homard ecrevisse calamar",
  insect:
    "abeille bourdon coccinelle fourmi scarabee grillon cigale criquet sauterelle lucane luciole guepe hanneton",
  butterfly: "papillon libellule machaon demoiselle paon-du-jour ephemere",
};

const faceNames = Object.keys(faces) as FaceName[];

const byName = new Map(
  faceNames.flatMap((face) => names[face].split(" ").map((name) => [name, face] as const)),
);

const withoutAccents = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("’", "'")
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "");

/** A small stable hash, so that an unlisted animal keeps one face for ever. */
function hash(text: string): number {
  let value = 5381;
  for (const letter of text) value = (Math.imul(value, 33) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return value;
}

/** The face listed for an animal, or for a pseudonym that begins with its name ("Loutre paisible"). */
export function listedFace(animal: string): Face | undefined {
  const plain = withoutAccents(animal.trim());
  const listed = [plain, ...plain.split(/\s+/)]
    .map((word) => byName.get(word))
    .find((face) => face !== undefined);
  return listed && faces[listed];
}

/** The face of any animal: the listed one, else one chosen by its name. The same text always gets the same face. */
export function faceOf(animal: string): Face {
  const drawn = faceNames[hash(withoutAccents(animal.trim())) % faceNames.length] ?? "bear";
  return listedFace(animal) ?? faces[drawn];
}
