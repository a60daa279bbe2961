/** The program's input, one JSON line each. */
export interface HashOrder {
  clients: number;
  milliseconds: number;
}
