export { DeskKeeper } from "./DeskKeeper.tsx";
export { KeptCheckIn, KeptDay } from "./KeptDay.tsx";
