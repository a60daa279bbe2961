import { storeOf } from "../../kept/store.ts";

/** Where this browser keeps its pairing, and what it shows and collects without a network. */
export const inStore = storeOf("courtside-device");
/** The pairing itself (paired-device.ts). */
export const SELF = "self";
/** The key pair of a pairing that is under way (paired-device.ts). */
export const PAIRING = "pairing";
