// Before the first paint: the remembered colour mode, or the system's.
{
  const root = document.documentElement;
  let mode;
  try {
    mode = localStorage.getItem("courtside-color-mode");
  } catch {
    // Storage is blocked; the system's mode will do.
  }
  if (mode !== "light" && mode !== "dark") {
    mode = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  root.dataset.theme = mode;
}
