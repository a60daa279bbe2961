import { icon } from "./Icon.tsx";

const DISC = "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z";

// Slots
export const IconLock = icon(
  "M6.5 11h11a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11",
);
export const IconStop = icon(`${DISC}M5.7 5.7l12.6 12.6`);
export const IconGauge = icon("M5.2 18.5a9 9 0 1 1 13.6 0M12 14l4-5M12 14h.01");
export const IconBell = icon("M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 21h4");
export const IconCheck = icon("M5 12.5l4.5 4.5L19 7.5");
export const IconHourglass = icon("M7 3h10M7 21h10M8 3v4l4 5l4-5V3M8 21v-4l4-5l4 5v4");
export const IconTrophy = icon(
  "M8 4h8v6a4 4 0 0 1-8 0zM8 6H4.5A3.5 3.5 0 0 0 8 10M16 6h3.5a3.5 3.5 0 0 1-3.5 4M12 14v4M8.5 20.5h7M10 18h4",
);
export const IconBook = icon(
  "M12 6.5C10 5 7 4.5 3.5 4.5v13c3.5 0 6.5.5 8.5 2c2-1.5 5-2 8.5-2v-13c-3.5 0-6.5.5-8.5 2zM12 6.5v13",
);
export const IconClock = icon(`${DISC}M12 7.5v4.5l3 2`);
export const IconCourt = icon("M3.5 5.5h17v13h-17zM12 3.5v17M7.5 9.2v5.6M16.5 9.2v5.6M7.5 12h9");

// Chrome
export const IconDashboard = icon("M4 4h7v9H4zM13.5 4H20v5h-6.5zM13.5 11.5H20V20h-6.5zM4 15.5h7V20H4z");
export const IconCalendar = icon("M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8");
export const IconCalendarPlus = icon("M20 12V6H4v14h8M4 10.5h16M8 3.5V8M16 3.5V8M18 15v6M15 18h6");
export const IconList = icon("M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01");
export const IconUser = icon("M12 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8zM4.5 20.5a7.5 7.5 0 0 1 15 0");
export const IconUsers = icon(
  "M9 11.5a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.7a3.5 3.5 0 0 1 0 6.6M18.3 14.3a6.5 6.5 0 0 1 3.2 5.7",
);
export const IconUserPlus = icon(
  "M10 11.5a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7zM3.5 20a6.5 6.5 0 0 1 13 0M19 8v6M16 11h6",
);
export const IconCoach = icon(
  "M9 9.5h11.5v4h-6.6M9 9.5a5 5 0 1 0 4.9 4M9 14.5h.01M11.5 5.5v-2M15.5 6l1.2-1.6M7.5 6L6.3 4.4",
);
export const IconSettings = icon(
  "M4 7h9M17.5 7H20M4 17h2.5M11 17h9M15.2 9.3a2.3 2.3 0 1 0 0-4.6a2.3 2.3 0 0 0 0 4.6zM8.8 19.3a2.3 2.3 0 1 0 0-4.6a2.3 2.3 0 0 0 0 4.6z",
);
export const IconCard = icon("M3.5 6h17v12.5h-17zM3.5 10.5h17M7 15h3");
export const IconMessage = icon("M4 5h16v11.5H9.5L5.5 20v-3.5H4z");
export const IconMegaphone = icon("M4 10v4h3l9 5V5l-9 5zM19 9.5a4 4 0 0 1 0 5M7.5 14.5l1 5h2.5");
export const IconMenu = icon("M4 6.5h16M4 12h16M4 17.5h16");
export const IconSidebar = icon("M3.5 5h17v14h-17zM9.5 5v14");
export const IconSun = icon(
  "M12 16a4 4 0 1 0 0-8a4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
);
export const IconMoon = icon("M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z");
export const IconLogout = icon("M14 4H5v16h9M10 12h10.5M17 8.5l3.5 3.5l-3.5 3.5");
export const IconLogin = icon("M10 4h9v16h-9M3.5 12H14M10.5 8.5L14 12l-3.5 3.5");

// Acts
export const IconClose = icon("M6 6l12 12M18 6L6 18");
export const IconPlus = icon("M12 5v14M5 12h14");
export const IconSearch = icon("M11 18a7 7 0 1 0 0-14a7 7 0 0 0 0 14zM16.2 16.2L20.5 20.5");
export const IconFilter = icon("M4 6h16M7 12h10M10 18h4");
export const IconEdit = icon("M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5");
export const IconTrash = icon("M4.5 7h15M9.5 7V4h5v3M6.5 7l1 13h9l1-13M10.2 11v5M13.8 11v5");
export const IconCopy = icon("M9 9h11v11H9zM15 9V4H4v11h5");
export const IconUndo = icon("M4.5 9.5H14a5 5 0 0 1 0 10H9M8.5 5.5l-4 4l4 4");
export const IconRefresh = icon("M20 12a8 8 0 1 1-2.3-5.6L20 8.5M20 4v4.5h-4.5");
export const IconMove = icon("M4 8h14M14.5 4.5L18 8l-3.5 3.5M20 16H6M9.5 12.5L6 16l3.5 3.5");
export const IconExternal = icon("M13.5 4.5h6v6M19 5l-8 8M17.5 14v5.5h-13v-13H10");
export const IconMore = icon(
  "M5.5 11.4a.6.6 0 1 0 0 1.2a.6.6 0 0 0 0-1.2zM12 11.4a.6.6 0 1 0 0 1.2a.6.6 0 0 0 0-1.2zM18.5 11.4a.6.6 0 1 0 0 1.2a.6.6 0 0 0 0-1.2z",
);
export const IconEye = icon(
  "M2.5 12S6 5.5 12 5.5S21.5 12 21.5 12S18 18.5 12 18.5S2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6a3 3 0 0 0 0 6z",
);
export const IconEyeOff = icon(
  "M4 4l16 16M9.5 6a9 9 0 0 1 2.5-.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.6M6.5 7.7A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.3-1.1M10 10a3 3 0 0 0 4 4.1",
);
export const IconChevronDown = icon("M6 9.5l6 6l6-6");
export const IconChevronUp = icon("M6 14.5l6-6l6 6");
export const IconChevronLeft = icon("M14.5 6l-6 6l6 6");
export const IconChevronRight = icon("M9.5 6l6 6l-6 6");
export const IconArrowLeft = icon("M20 12H4.5M10 6l-6 6l6 6");
export const IconArrowRight = icon("M4 12h15.5M14 6l6 6l-6 6");

// Meanings and details
export const IconInfo = icon(`${DISC}M12 11v5.5M12 7.7h.01`);
export const IconSuccess = icon(`${DISC}M8 12.3l2.8 2.8l5.2-5.6`);
export const IconWarning = icon("M12 4l9 16H3zM12 10v4.5M12 17.3h.01");
export const IconError = icon(`${DISC}M12 7.5v5.5M12 16.3h.01`);
export const IconOffline = icon(
  "M4 4l16 16M3 9.5a13 13 0 0 1 4-2.6M10.5 5.6A13 13 0 0 1 21 9.5M6.2 13.2a8.5 8.5 0 0 1 3.3-2M15 11.5a8.5 8.5 0 0 1 2.8 1.7M9.5 16.5a4 4 0 0 1 5 0M12 20h.01",
);
export const IconShield = icon("M12 3.5l7.5 2.5v5.5c0 4.5-3 7.5-7.5 9.5c-4.5-2-7.5-5-7.5-9.5V6z");
export const IconMail = icon("M3.5 5.5h17v13h-17zM4 6.5l8 6.5l8-6.5");
export const IconPhone = icon(
  "M5 4h4l1.5 4.5L8.3 10a12 12 0 0 0 5.7 5.7l1.5-2.2L20 15v4a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6A1.5 1.5 0 0 1 5 4z",
);
export const IconPin = icon(
  "M12 21s7-6 7-11a7 7 0 0 0-14 0c0 5 7 11 7 11zM12 12.5a2.5 2.5 0 1 0 0-5a2.5 2.5 0 0 0 0 5z",
);
export const IconStar = icon("M12 3.5l2.6 5.4l5.9.8l-4.3 4.1l1 5.9L12 16.9l-5.2 2.8l1-5.9L3.5 9.7l5.9-.8z");
export const IconHome = icon("M4 11l8-7l8 7v9h-5.5v-6h-5v6H4z");
export const IconKey = icon("M8 16.5a4.5 4.5 0 1 0 0-9a4.5 4.5 0 0 0 0 9zM12.5 12h8.5v3.5M17.5 12v2.5");
