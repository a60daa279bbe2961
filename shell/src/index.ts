declare global {
  interface Window {
    /** The picture of the last visit, if there is one: settled once it is painted (assets/show-picture.js). */
    courtsidePicture?: Promise<unknown>;
  }
}

/** ms that the code waits for that: once it runs, nothing is painted for long. */
const LONGEST = 300;

/** A task of its own for what follows: evaluated at once, the code would keep a slow phone from painting and from taps. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Evaluates the code piece by piece. The page asks for all of its files ahead, so none waits for the one before. */
async function start(): Promise<void> {
  await import("react-dom/client");
  await turn();
  await import("./api/client.ts");
  await turn();
  await import("./app/App.tsx");
  await turn();
  await import("./app/bootstrap.tsx");
}

const { courtsidePicture } = window;
if (courtsidePicture) {
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST));
  void Promise.race([courtsidePicture, late]).then(start);
} else void start();

export {};
