/** The monthly climate of a place. */
export interface Station {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Irradiation of a horizontal square metre, kWh a month. */
  readonly irradiation: readonly number[];
  /** Mean temperature of the air, °C. */
  readonly temperature: readonly number[];
}

/**
 * Rounded long-term means, of the order of those of PVGIS; set so that the model's yields fall in the ranges published
 * for these cities. For a study that must be exact, PVGIS itself is asked.
 */
export const stations: readonly Station[] = [
  station(
    "Lille",
    50.63,
    3.06,
    [23, 39, 81, 125, 155, 162, 163, 141, 98, 59, 29, 19],
    [4, 4, 7, 10, 14, 17, 19, 19, 16, 12, 7, 4],
  ),
  station(
    "Paris",
    48.86,
    2.35,
    [29, 46, 90, 131, 159, 172, 175, 152, 110, 65, 34, 24],
    [5, 5, 9, 12, 16, 19, 21, 21, 17, 13, 8, 5],
  ),
  station(
    "Strasbourg",
    48.58,
    7.75,
    [30, 48, 90, 132, 159, 171, 176, 152, 107, 60, 33, 23],
    [2, 3, 7, 11, 15, 19, 20, 20, 16, 11, 6, 3],
  ),
  station(
    "Brest",
    48.39,
    -4.49,
    [32, 50, 90, 133, 163, 170, 164, 144, 109, 65, 37, 26],
    [7, 7, 9, 10, 13, 16, 17, 18, 16, 13, 10, 8],
  ),
  station(
    "Rennes",
    48.11,
    -1.68,
    [34, 52, 94, 135, 163, 176, 173, 152, 113, 68, 39, 29],
    [6, 6, 9, 11, 14, 17, 19, 19, 17, 13, 9, 6],
  ),
  station(
    "Nantes",
    47.22,
    -1.55,
    [37, 55, 98, 140, 167, 182, 182, 157, 119, 72, 42, 31],
    [6, 7, 9, 12, 15, 18, 20, 20, 17, 14, 9, 7],
  ),
  station(
    "Dijon",
    47.32,
    5.04,
    [32, 53, 97, 135, 163, 180, 185, 158, 114, 66, 37, 26],
    [3, 4, 8, 11, 15, 19, 21, 21, 17, 12, 7, 3],
  ),
  station(
    "Lyon",
    45.76,
    4.84,
    [39, 59, 105, 142, 171, 190, 201, 172, 125, 74, 43, 33],
    [4, 5, 9, 12, 16, 20, 23, 22, 18, 14, 8, 5],
  ),
  station(
    "Clermont-Ferrand",
    45.78,
    3.08,
    [45, 63, 106, 137, 164, 181, 190, 165, 124, 79, 49, 39],
    [4, 5, 8, 11, 15, 18, 21, 21, 17, 13, 8, 5],
  ),
  station(
    "Bordeaux",
    44.84,
    -0.58,
    [45, 65, 110, 143, 174, 188, 193, 169, 131, 83, 51, 39],
    [7, 8, 10, 13, 16, 20, 21, 22, 19, 15, 10, 8],
  ),
  station(
    "Toulouse",
    43.6,
    1.44,
    [51, 70, 116, 146, 175, 192, 202, 175, 136, 89, 55, 44],
    [6, 7, 10, 13, 17, 20, 23, 23, 19, 15, 10, 7],
  ),
  station(
    "Montpellier",
    43.61,
    3.88,
    [57, 76, 122, 153, 183, 205, 213, 183, 138, 92, 61, 50],
    [7, 8, 11, 14, 18, 22, 24, 24, 20, 17, 11, 8],
  ),
  station(
    "Marseille",
    43.3,
    5.37,
    [60, 79, 127, 158, 190, 211, 220, 191, 144, 96, 63, 52],
    [8, 8, 11, 14, 18, 22, 25, 25, 21, 17, 12, 9],
  ),
  station(
    "Nice",
    43.7,
    7.27,
    [59, 76, 122, 149, 181, 201, 212, 185, 139, 94, 61, 51],
    [9, 9, 11, 14, 17, 21, 24, 24, 21, 18, 13, 10],
  ),
  station(
    "Perpignan",
    42.69,
    2.9,
    [62, 80, 126, 152, 178, 195, 206, 181, 139, 96, 65, 54],
    [9, 9, 12, 14, 17, 21, 24, 24, 21, 17, 13, 9],
  ),
  station(
    "Ajaccio",
    41.92,
    8.74,
    [60, 78, 126, 157, 192, 211, 220, 193, 146, 100, 64, 52],
    [9, 9, 11, 13, 17, 21, 24, 24, 21, 18, 14, 11],
  ),
  station(
    "Saint-Denis de La Réunion",
    -20.9,
    55.5,
    [190, 165, 170, 145, 130, 115, 125, 140, 155, 180, 185, 195],
    [27, 27, 26, 25, 24, 22, 21, 21, 22, 23, 25, 26],
  ),
  station(
    "Fort-de-France",
    14.6,
    -61.07,
    [150, 150, 180, 180, 180, 170, 175, 175, 160, 150, 135, 140],
    [25, 25, 25, 26, 27, 27, 27, 28, 27, 27, 27, 26],
  ),
  station(
    "Cayenne",
    4.94,
    -52.33,
    [125, 115, 130, 130, 125, 130, 155, 170, 175, 175, 155, 135],
    [26, 26, 26, 26, 26, 26, 26, 26, 27, 27, 27, 26],
  ),
  station(
    "Mamoudzou",
    -12.78,
    45.23,
    [170, 155, 170, 160, 155, 140, 150, 165, 175, 185, 180, 175],
    [27, 27, 27, 27, 26, 25, 24, 24, 25, 26, 27, 28],
  ),
];

function station(
  name: string,
  latitude: number,
  longitude: number,
  irradiation: readonly number[],
  temperature: readonly number[],
): Station {
  return { name, latitude, longitude, irradiation, temperature };
}
