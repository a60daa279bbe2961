export { DeskKeeper } from "./DeskKeeper.tsx";
export { KeptDay } from "./KeptDay.tsx";
