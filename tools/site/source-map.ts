const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const digitValues = new Map([...DIGITS].map((digit, value) => [digit, value]));

interface SourceMap {
  sources: string[];
  mappings: string;
}

/** How many characters of a generated file come from each source; undefined = characters that the map does not cover. */
export function charactersBySource(code: string, { sources, mappings }: SourceMap): Map<string | undefined, number> {
  const counts = new Map<string | undefined, number>();
  const add = (source: string | undefined, count: number) => counts.set(source, (counts.get(source) ?? 0) + count);
  const lines = code.split("\n");
  let source = 0;
  mappings.split(";").forEach((line, number) => {
    const { length = 0 } = lines[number] ?? "";
    let column = 0;
    let current: string | undefined;
    for (const segment of line.split(",").filter(Boolean)) {
      const [columns = 0, sourcesOn] = decode(segment);
      add(current, columns);
      column += columns;
      if (sourcesOn !== undefined) source += sourcesOn;
      current = sourcesOn === undefined ? undefined : sources[source];
    }
    add(current, length - column);
  });
  return counts;
}

/** Base-64 numbers of variable length: five bits a digit, the sixth says that more follow; the lowest bit is the sign. */
function decode(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const digit of segment) {
    const bits = digitValues.get(digit) ?? 0;
    value |= (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = shift = 0;
  }
  return numbers;
}
