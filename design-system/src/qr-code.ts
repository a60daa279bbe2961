/** Apart from the shared entries: few screens draw one, and each carries it itself. */
export { QrCode } from "./components/QrCode/QrCode.tsx";
