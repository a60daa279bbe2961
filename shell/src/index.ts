declare global {
  interface Window {
    /** The picture of the last visit, if there is one: settled once it is painted (assets/show-picture.js). */
    courtsidePicture?: Promise<unknown>;
  }
}

/** ms that the code waits for that: once it runs, nothing is painted for long. */
const LONGEST = 300;

function start(): void {
  import("./app/bootstrap.tsx");
  // These imports depend on nothing else: they are evaluated while the rest loads, and bootstrap reports what fails.
  for (const ahead of [import("react-dom/client"), import("./api/client.ts")]) ahead.catch(() => undefined);
}

const { courtsidePicture } = window;
if (courtsidePicture) {
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST));
  void Promise.race([courtsidePicture, late]).then(start);
} else start();

export {};
