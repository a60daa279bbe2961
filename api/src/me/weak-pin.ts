/** All digits alike (0000), or each one more or one less than the one before (1234, 8765; 7890 goes on past nine). */
export function isWeakPin(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, index) => (10 + Number(digit) - Number(pin[index])) % 10);
  return [0, 1, 9].some((step) => steps.every((each) => each === step));
}
