import {
  IconBell,
  IconBook,
  IconCalendar,
  IconCalendarPlus,
  IconCard,
  IconClock,
  IconCoach,
  IconCourt,
  IconDashboard,
  IconHome,
  IconList,
  IconMail,
  IconMegaphone,
  IconMessage,
  type IconProps,
  IconSettings,
  IconStar,
  IconStop,
  IconTrophy,
  IconUser,
  IconUserPlus,
  IconUsers,
} from "@courtside/design-system/core.tsx";
import type { ComponentType } from "react";

/** The icons a remote's nav may name. */
const ICONS: Record<string, ComponentType<IconProps>> = {
  bell: IconBell,
  book: IconBook,
  calendar: IconCalendar,
  "calendar-plus": IconCalendarPlus,
  card: IconCard,
  clock: IconClock,
  coach: IconCoach,
  court: IconCourt,
  dashboard: IconDashboard,
  home: IconHome,
  list: IconList,
  mail: IconMail,
  megaphone: IconMegaphone,
  message: IconMessage,
  settings: IconSettings,
  stop: IconStop,
  trophy: IconTrophy,
  user: IconUser,
  "user-plus": IconUserPlus,
  users: IconUsers,
};

/** The icon of that name, or a neutral one: an older shell may not know an icon of a newer remote. */
export const navIcon = (name: string): ComponentType<IconProps> => ICONS[name] ?? IconStar;
