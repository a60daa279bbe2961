import type { Sample } from "./closed-loop.ts";

/** A variant to measure: runs for so many milliseconds. */
export type Variant = (milliseconds: number) => Promise<Sample>;

export interface Measured {
  /** Requests a second of each round. */
  rates: number[];
  /** Requests a second over all rounds. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

const WARM_UP = 800;

/** Runs all variants in turn, round after round, so that other load on the machine affects all of them alike. */
export async function interleave<Name extends string>(
  variants: Record<Name, Variant>,
  { rounds, slice }: { rounds: number; slice: number },
): Promise<Record<Name, Measured>> {
  const names = Object.keys(variants) as Name[];
  const samples = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Sample[]>;
  for (const name of names) await variants[name](WARM_UP);
  for (let round = 0; round < rounds; round++) {
    for (const name of names) samples[name].push(await variants[name](slice));
  }
  return Object.fromEntries(names.map((name) => [name, summarise(samples[name])])) as Record<Name, Measured>;
}

function summarise(samples: Sample[]): Measured {
  const latencies = samples.flatMap((sample) => sample.latencies).sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  const elapsed = samples.reduce((sum, sample) => sum + sample.elapsed, 0);
  return {
    rates: samples.map((sample) => (sample.latencies.length / sample.elapsed) * 1000),
    rate: (latencies.length / elapsed) * 1000,
    p50: at(0.5),
    p99: at(0.99),
  };
}

/** The median over the rounds of one variant's rate divided by another's in the same round. */
export function ratio(one: Measured, other: Measured): number {
  const ratios = one.rates.map((rate, round) => rate / (other.rates[round] ?? rate)).sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length / 2)] ?? 0;
}
