/** The alphabet of GSM 03.38: seven bits each; those of the second line count twice. Anything else makes a text UCS-2. */
const GSM =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
const GSM_TWICE = "^{}\\[~]|€";

/** Whether the cheap alphabet has all of its characters. */
export const isCheap = (text: string): boolean =>
  [...text].every((each) => GSM.includes(each) || GSM_TWICE.includes(each));

/** How many parts a text is sent and paid as. */
export function partsOf(text: string): number {
  if (isCheap(text)) {
    const length = [...text].reduce((sum, each) => sum + (GSM_TWICE.includes(each) ? 2 : 1), 0);
    return length <= 160 ? 1 : Math.ceil(length / 153);
  }
  return text.length <= 70 ? 1 : Math.ceil(text.length / 67);
}

const PLAIN: Record<string, string> = {
  ...{ "\u2018": "'", "\u2019": "'", "\u201c": '"', "\u201d": '"', "\u2013": "-", "\u2014": "-", "\u2026": "..." },
  ...{ "\u00a0": " ", "\u202f": " ", "\u00b7": "-", "\u2022": "-", "\u2192": "to" },
};

/** In characters that keep a text cheap: one typographic quote would halve what fits into a part. */
export const plainText = (text: string): string =>
  text.replaceAll(
    /[\u2018\u2019\u201c\u201d\u2013\u2014\u2026\u00a0\u202f\u00b7\u2022\u2192]/g,
    (each) => PLAIN[each] ?? each,
  );
