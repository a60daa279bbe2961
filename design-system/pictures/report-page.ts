/** A picture that is not what it was. Addresses are relative to the page. */
export interface ChangedPicture {
  /** "core-button-variants-light". */
  name: string;
  /** The folder that keeps it: "design-system", "mf-coach". */
  workspace: string;
  /** Undefined of a new one. */
  before: string | undefined;
  after: string;
  /** Red where it counts; without one the page lays both over each other. */
  difference: string | undefined;
}

const figure = (caption: string, content: string) => `<figure><figcaption>${caption}</figcaption>${content}</figure>`;
const image = (file: string, text: string) => `<a href="${file}"><img src="${file}" alt="${text}" loading="lazy"></a>`;

function rowOf({ name, workspace, before, after, difference }: ChangedPicture): string {
  const laidOver =
    before && `<div class="over"><img src="${before}" alt=""><img src="${after}" alt="Difference of ${name}"></div>`;
  return `<section id="${name}">
<h2>${name} <small>${workspace}/baselines</small></h2>
<div class="row">
${figure("Before", before ? image(before, `${name} before`) : "<p>There was none.</p>")}
${figure("After", image(after, `${name} after`))}
${figure("Difference", difference ? image(difference, `Difference of ${name}`) : (laidOver ?? "<p>All of it is new.</p>"))}
</div>
</section>`;
}

/** Before, after and difference of each picture that changed, as a page that needs nothing but the files beside it. */
export function reportPage(pictures: ChangedPicture[]): string {
  const title = `${pictures.length} ${pictures.length === 1 ? "picture" : "pictures"} changed`;
  const list = pictures.map(({ name, workspace }) => `<li>${workspace}: <a href="#${name}">${name}</a></li>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; color-scheme: light dark; }
h2 { font-size: 18px; margin: 32px 0 8px; }
small { font-weight: normal; }
.row { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); gap: 16px; }
figure { margin: 0; }
img { display: block; max-width: 100%; border: 1px solid GrayText; }
.over { display: grid; isolation: isolate; }
.over img { grid-area: 1 / 1; border-color: transparent; }
.over img + img { mix-blend-mode: difference; }
</style>
</head>
<body>
<h1>${title}</h1>
<ul>
${list.join("\n")}
</ul>
${pictures.map(rowOf).join("\n")}
</body>
</html>
`;
}
