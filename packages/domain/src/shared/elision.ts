/** Towns whose H is mute, against the custom of place names. */
const muteH = /^h(yères|érouville|énin|endaye|azebrouck|erblay|éricourt|irson)/i;
const vowel = /^([aeiouâàäéèêëîïôöûü]|y(?![aeiouéè])|œ|æ)/i;

/** First names whose H is mute. */
const muteNameH = /^h([ée]l[èeoé]|enri|ervé|ippo|onor|ortens|ubert|ugo|ugue)/i;

/** "d’Aurillac", "de Rennes", "du Mans", "des Ulis": the place after "de", with its article or its vowel. */
export function withDe(place: string): string {
  if (/^le /i.test(place)) return `du ${place.slice("le ".length)}`;
  if (/^les /i.test(place)) return `des ${place.slice("les ".length)}`;
  return vowel.test(place) || muteH.test(place) ? `d’${place}` : `de ${place}`;
}

const isElided = (person: string): boolean => vowel.test(person) || muteNameH.test(person);

/** "d’Anne Roux", "de Camille Roux": a person after "de"; "Le Goff" is a name, and keeps its article. */
export const deSomebody = (person: string): string => (isElided(person) ? `d’${person}` : `de ${person}`);

/** "qu’Anne Roux", "que Camille Roux". */
export const queSomebody = (person: string): string => (isElided(person) ? `qu’${person}` : `que ${person}`);
