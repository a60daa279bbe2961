/** What the program reads, one JSON line each. */
export interface HashOrder {
  clients: number;
  milliseconds: number;
}
