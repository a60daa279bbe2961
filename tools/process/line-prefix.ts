const colours = [36, 33, 35, 32, 34, 96, 93, 95];
const nameWidth = 10;

/** Gives each process a prefix for its lines, in a colour of its own on a terminal. */
export function prefixer(out: NodeJS.WriteStream = process.stdout): (name: string) => (line: string) => void {
  let used = 0;
  return (name) => {
    const colour = colours[used++ % colours.length];
    const label = name.padEnd(nameWidth);
    const prefix = out.isTTY ? `\x1b[${colour}m${label}\x1b[0m` : label;
    return (line) => void out.write(`${prefix} ${line}\n`);
  };
}
