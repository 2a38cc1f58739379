/** Beside what one body gains in the study: why the page of its installation, and the screen where one signs, tell another sum of the same sales. */
export const countedHourlyText =
  "Les ventes et le surplus sont ici ceux de qui participe aujourd’hui, heure par heure\u00a0; la cotisation de l’installation est retirée à part. La page de l’installation et l’écran où l’on signe comptent ce que les autres consomment selon un profil type et arrondi, pour ne pas le révéler, se lisent à 10\u00a0€ près et disent à côté un projet complet\u00a0: leurs sommes en diffèrent.";

/** The same beside the installation's sum, to who reads the study too. */
export const countedRoughlyText =
  "Ce que les autres consomment est compté ici selon un profil type et arrondi, pour ne pas le révéler. «\u00a0Mon étude\u00a0» compte heure par heure ceux qui participent aujourd’hui, sans compter un projet complet\u00a0: ses sommes diffèrent de celles-ci.";
