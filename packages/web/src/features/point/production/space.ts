/** Who proposes a plant to somebody else's project is on the public side until he has signed: indigo is an owner's. */
export const spaceOf = (isOwnProject: boolean): "indigo" | "green" => (isOwnProject ? "indigo" : "green");
