import { join } from "node:path";
import { inflate } from "@sparticuz/chromium";

// `node unpack-chromium.ts <folder of the archives>` unpacks them into TMPDIR: the package knows no other place.
const [archives = ""] = process.argv.slice(2);
for (const name of ["chromium.br", "fonts.tar.br", "al2023.tar.br", "swiftshader.tar.br"]) {
  await inflate(join(archives, name));
}
