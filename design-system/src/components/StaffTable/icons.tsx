import { icon } from "../Icon/Icon.tsx";

// Not among core's, which every member downloads.
export const IconColumns = icon("M4 5h16v14H4zM9.3 5v14M14.7 5v14");
export const IconPrinter = icon("M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7z");
export const IconSave = icon("M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 20h15");
export const IconBookmark = icon("M6.5 3.5h11v17L12 16.5l-5.5 4z");
