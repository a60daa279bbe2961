import { strToU8, Zip, ZipDeflate } from "fflate";

/** A file of an archive, as text in parts. */
export interface TextFile {
  name: string;
  parts: AsyncIterable<string>;
}

/** A ZIP archive that is made while it is read: only what a reader has asked for is held. */
export function zipStream(files: AsyncIterable<TextFile>): ReadableStream<Uint8Array> {
  const chunks = packed(files);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

async function* packed(files: AsyncIterable<TextFile>): AsyncGenerator<Uint8Array, undefined> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    if (chunk.length > 0) ready.push(chunk);
  });
  const taken = (): Uint8Array[] => {
    const chunks = ready;
    ready = [];
    return chunks;
  };
  for await (const { name, parts } of files) {
    const file = new ZipDeflate(name);
    zip.add(file);
    for await (const part of parts) {
      file.push(strToU8(part));
      yield* taken();
    }
    file.push(new Uint8Array(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
