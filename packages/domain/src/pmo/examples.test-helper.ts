import { amiensAddress as address } from "../address/address.test-helper.ts";
import type { MembershipFee, PmoAssociation, PmoInterlocutor } from "./index.ts";

export const anAssociation: PmoAssociation = {
  associationName: "Les Watts du Port",
  email: "contact@watts.fr",
  rnaId: "W802012345",
  address,
  preamble: "",
  territory: "Amiens et ses communes voisines",
  founders: [
    { kind: "physical", firstName: "Zoé", lastName: "Martin" },
    { kind: "moral", socialReason: "Boulangerie Petit", firstName: "Luc", lastName: "Petit" },
  ],
};

export const anInterlocutor: PmoInterlocutor = {
  gender: "F",
  firstName: "Zoé",
  lastName: "Martin",
  email: "zoe@watts.fr",
  phoneNumber: "06 12 34 56 78",
  projectIdentification: "",
};

export const aFee: MembershipFee = {
  required: true,
  amount: 10,
  entranceFeeRequired: false,
  entranceFeeAmount: 0,
  additionalInformation: "",
  paymentMethods: [{ type: "CHEQUE" }],
};
