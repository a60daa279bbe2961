// Written by `npm run tokens` from design-system/tokens.

/** Neutral chrome and meanings in each theme, as `#RRGGBB`. */
export const colors = {
  light: {
    layout: "#F5F7FA",
    container: "#FFFFFF",
    elevated: "#FFFFFF",
    text: "#111827",
    textSecondary: "#4B5563",
    placeholder: "#5F6B7C",
    border: "#858F9F",
    divider: "#E1E6ED",
    error: "#B42318",
    success: "#067647",
    warning: "#93500A",
    info: "#1D4ED8",
    focus: "#1D4ED8",
    onSolid: "#FFFFFF",
    pine: "#0B6E4F"
  },
  dark: {
    layout: "#0B1220",
    container: "#131C2B",
    elevated: "#1B2638",
    text: "#E6EDF5",
    textSecondary: "#B4C0CF",
    placeholder: "#94A3B8",
    border: "#6B7A90",
    divider: "#2A374A",
    error: "#FDA29B",
    success: "#6CE9A6",
    warning: "#FDC46B",
    info: "#93C5FD",
    focus: "#93C5FD",
    onSolid: "#0B1220",
    pine: "#5FD3A6"
  }
} as const;

/** Fill, text and edge of each state of a slot in each theme, as `#RRGGBB`. */
export const slotColors = {
  light: {
    available: {
      fill: "#FFFFFF",
      text: "#111827",
      edge: "#858F9F"
    },
    booked: {
      fill: "#FDE4E3",
      text: "#8A1C13",
      edge: "#D92D20"
    },
    blocked: {
      fill: "#E2E6EC",
      text: "#374151",
      edge: "#6B7280"
    },
    limit_reached: {
      fill: "#FEF3C0",
      text: "#6B4200",
      edge: "#A16207"
    },
    join_waitlist: {
      fill: "#FFE6CF",
      text: "#7A2E0B",
      edge: "#C2410C"
    },
    own: {
      fill: "#1D4ED8",
      text: "#FFFFFF",
      edge: "#1E3A8A"
    },
    offer_held: {
      fill: "#E0F0FE",
      text: "#0B4A6F",
      edge: "#0369A1"
    },
    event: {
      fill: "#F0E7FE",
      text: "#5B1FA6",
      edge: "#7C3AED"
    },
    lesson: {
      fill: "#D3F5EE",
      text: "#0F4F4A",
      edge: "#0F766E"
    },
    past: {
      fill: "#F5F7FA",
      text: "#5F6B7C",
      edge: "#E1E6ED"
    }
  },
  dark: {
    available: {
      fill: "#2A374C",
      text: "#F3F6FA",
      edge: "#8190A6"
    },
    booked: {
      fill: "#43191A",
      text: "#FECACA",
      edge: "#F0625A"
    },
    blocked: {
      fill: "#262D38",
      text: "#C3CCD8",
      edge: "#7F8B9C"
    },
    limit_reached: {
      fill: "#3B2F0B",
      text: "#FDE68A",
      edge: "#C99A1E"
    },
    join_waitlist: {
      fill: "#45240F",
      text: "#FDBA74",
      edge: "#F07A2B"
    },
    own: {
      fill: "#5B8DEF",
      text: "#08132B",
      edge: "#A9C4FF"
    },
    offer_held: {
      fill: "#0E2F45",
      text: "#BAE6FD",
      edge: "#38A9E4"
    },
    event: {
      fill: "#2F1D4F",
      text: "#DDC9FE",
      edge: "#A47BF0"
    },
    lesson: {
      fill: "#0C3836",
      text: "#9CEBDD",
      edge: "#2BB5A5"
    },
    past: {
      fill: "#0B1220",
      text: "#94A3B8",
      edge: "#2A374A"
    }
  }
} as const;

/** px, by density and by what the screen is. */
export const sizes = {
  comfortable: {
    fontSize: 14,
    lineHeight: 22,
    control: 40,
    controlSmall: 32,
    slotRow: 48,
    target: 44
  },
  touch: {
    control: 44,
    controlSmall: 44
  },
  phone: {
    fontSize: 16,
    lineHeight: 24,
    control: 44,
    controlSmall: 44
  },
  compact: {
    fontSize: 14,
    lineHeight: 22,
    control: 32,
    controlSmall: 28,
    slotRow: 32,
    target: 32
  },
  kiosk: {
    fontSize: 20,
    lineHeight: 28,
    control: 64,
    controlSmall: 56,
    slotRow: 72,
    target: 56
  }
} as const;

/** px. */
export const radii = {
  mark: 2,
  tag: 4,
  cell: 6,
  default: 8,
  card: 12,
  sheet: 16,
  stage: 20,
  round: 999
} as const;
