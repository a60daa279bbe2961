import { type PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "@cantoo/pdf-lib";

interface Style {
  /** Points. */
  size: number;
  isBold?: boolean;
  /** What a line may take; longer text is broken between words. */
  width: number;
}

interface Placed extends Style {
  /** "#RRGGBB". */
  color: string;
  /** The upper edge of the first line. */
  y: number;
}

/** Writes text into a document. */
export interface Ink {
  /** Centred on the page. Returns the lower edge of the last line. */
  centre: (page: PDFPage, text: string, placed: Placed) => Promise<number>;
  /** How many lines it takes. */
  linesOf: (text: string, style: Style) => Promise<number>;
}

const LINE = 1.2;
/** Pixels of a picture for each point: 288 dots an inch. */
const SHARPNESS = 4;

/**
 * Text in the fonts that every PDF reader has. They hold Western European characters only: a line with any other one is drawn as a
 * picture, in the browser's own fonts.
 */
export async function loadInk(pdf: PDFDocument): Promise<Ink> {
  const [regular, bold] = await Promise.all([
    pdf.embedFont(StandardFonts.Helvetica),
    pdf.embedFont(StandardFonts.HelveticaBold),
  ]);
  const known = new Set(regular.getCharacterSet());
  const isWritable = (text: string) => [...text].every((character) => known.has(character.codePointAt(0) ?? 0));
  const widthOf = (text: string, { size, isBold }: Style) => {
    if (isWritable(text)) return (isBold ? bold : regular).widthOfTextAtSize(text, size);
    return pictureContext(size, isBold).measureText(text).width / SHARPNESS;
  };
  const broken = (text: string, style: Style) => breakLines(text, (line) => widthOf(line, style) <= style.width);

  return {
    linesOf: async (text, style) => broken(text, style).length,
    centre: async (page, text, placed) => {
      const { size, isBold, color } = placed;
      let { y } = placed;
      for (const line of broken(text, placed)) {
        const x = (page.getWidth() - widthOf(line, placed)) / 2;
        if (isWritable(line)) write(page, line, { x, y: y - size, size, font: isBold ? bold : regular, color });
        else await paint(pdf, page, line, { x, y, size, isBold, color, width: widthOf(line, placed) });
        y -= size * LINE;
      }
      return y;
    },
  };
}

/** The fewest lines that fit, broken between words; a word that fits no line stays whole. */
export function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || !fits(longer)) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

interface Written {
  x: number;
  y: number;
  size: number;
  font: PDFFont;
  color: string;
}

function write(page: PDFPage, text: string, { color, ...options }: Written): void {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  page.drawText(text, { ...options, color: rgb(red, green, blue) });
}

interface Painted extends Omit<Placed, "isBold"> {
  x: number;
  isBold: boolean | undefined;
}

async function paint(pdf: PDFDocument, page: PDFPage, text: string, painted: Painted): Promise<void> {
  const { x, y, size, isBold, color, width } = painted;
  const context = pictureContext(size, isBold);
  const { canvas } = context;
  canvas.width = Math.ceil(width * SHARPNESS);
  canvas.height = Math.ceil(size * LINE * SHARPNESS);
  // A canvas forgets its font when it is resized.
  const resized = pictureContext(size, isBold, canvas);
  resized.fillStyle = color;
  resized.textBaseline = "middle";
  resized.fillText(text, 0, canvas.height / 2);
  const picture = await pdf.embedPng(canvas.toDataURL("image/png"));
  page.drawImage(picture, { x, y: y - size * LINE, width, height: size * LINE });
}

function pictureContext(size: number, isBold: boolean | undefined, canvas = document.createElement("canvas")) {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser has no canvas");
  context.font = `${isBold ? 700 : 400} ${size * SHARPNESS}px system-ui, sans-serif`;
  return context;
}
