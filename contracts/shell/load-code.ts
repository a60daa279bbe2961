/** Milliseconds. After a slower failure people do not wait for a second attempt. */
const QUICK = 2_000;
/** After the first file the others fail: a second attempt that came before would share their failure. */
const OTHERS_FAIL = 100;

/**
 * Loads code, and once more after a quick failure: a browser answers the first request for a file with the outcome of the page's
 * early request for it (`<link rel="preload">`), even if that failed long ago.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  const start = performance.now();
  try {
    return await load();
  } catch (error) {
    if (performance.now() - start > QUICK) throw error;
    await new Promise((resolve) => setTimeout(resolve, OTHERS_FAIL));
    return load();
  }
}
