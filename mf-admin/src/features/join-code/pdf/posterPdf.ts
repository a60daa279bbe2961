import { PDFDocument, type PDFPage, rgb } from "@cantoo/pdf-lib";
import { encode } from "uqr";
import type { Poster } from "../poster.ts";
import { type Ink, loadInk } from "./ink.ts";

/** A4 in points. */
const WIDTH = 595.28;
const HEIGHT = 841.89;
const MARGIN = 48;
const BLACK = "#111827";
const GREY = "#4b5563";
const QR_WIDTH = 310;

/** The poster as a PDF of one A4 page: shapes and text as such, so that it prints sharp at any size. */
export async function makePosterPdf(poster: Poster): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(`${poster.name}: ${poster.call}`);
  pdf.setLanguage("en");
  const page = pdf.addPage([WIDTH, HEIGHT]);
  const ink = await loadInk(pdf);

  const headEnd = await drawHead(pdf, page, ink, poster);
  let y = headEnd - 52;
  y = await ink.centre(page, poster.call, { size: 34, isBold: true, color: BLACK, y, width: WIDTH - 2 * MARGIN });
  y -= QR_WIDTH + 8;
  drawQrCode(page, poster.link, { x: (WIDTH - QR_WIDTH) / 2, y });
  y -= 24;
  for (const [at, step] of poster.steps.entries()) {
    y = await ink.centre(page, `${at + 1}. ${step}`, { size: 20, color: BLACK, y, width: WIDTH - 2 * MARGIN });
    y -= 6;
  }
  y -= 24;
  y = await ink.centre(page, poster.otherwise, { size: 16, color: GREY, y, width: WIDTH - 2 * MARGIN });
  await ink.centre(page, poster.code, { size: 44, isBold: true, color: BLACK, y: y - 14, width: WIDTH - 2 * MARGIN });
  return pdf.save();
}

/** The band in the club's colour, as high as its content. Returns its lower edge. */
async function drawHead(pdf: PDFDocument, page: PDFPage, ink: Ink, poster: Poster): Promise<number> {
  const { name, place, logo, color } = poster;
  const width = WIDTH - 2 * MARGIN;
  const nameSize = name.length > 60 ? 22 : name.length > 30 ? 28 : 38;
  const lines = await ink.linesOf(name, { size: nameSize, isBold: true, width });
  const picture = logo && (logo.type === "image/png" ? await pdf.embedPng(logo.bytes) : await pdf.embedJpg(logo.bytes));
  const fitted = picture?.scaleToFit(220, 64);
  const height = 44 + (fitted ? fitted.height + 28 : 0) + lines * nameSize * 1.2 + (place ? 30 : 0) + 32;
  const end = HEIGHT - height;
  page.drawRectangle({ x: 0, y: end, width: WIDTH, height, color: colorOf(color) });
  let y = HEIGHT - 44;
  if (picture && fitted) {
    const x = (WIDTH - fitted.width) / 2;
    page.drawRectangle({ ...padded({ x, y: y - fitted.height, ...fitted }, 8), color: rgb(1, 1, 1) });
    page.drawImage(picture, { x, y: y - fitted.height, width: fitted.width, height: fitted.height });
    y -= fitted.height + 28;
  }
  y = await ink.centre(page, name, { size: nameSize, isBold: true, color: "#ffffff", y, width });
  if (place) await ink.centre(page, place, { size: 16, color: "#ffffff", y: y - 8, width });
  return end;
}

/** Black on white, with the quiet zone of four modules that the standard requires. */
function drawQrCode(page: PDFPage, text: string, { x, y }: { x: number; y: number }): void {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const squares = data.flatMap((row, down) =>
    row.flatMap((isDark, across) => (isDark ? `M${across} ${down}h1v1h-1z` : [])),
  );
  // An svg path's origin is its upper left corner.
  page.drawSvgPath(squares.join(""), {
    x,
    y: y + QR_WIDTH,
    scale: QR_WIDTH / size,
    color: rgb(0, 0, 0),
    borderWidth: 0,
  });
}

const padded = (box: { x: number; y: number; width: number; height: number }, by: number) => ({
  x: box.x - by,
  y: box.y - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});

/** "#RRGGBB" as the library takes it. */
function colorOf(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return rgb(red, green, blue);
}
