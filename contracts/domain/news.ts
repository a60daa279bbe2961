/** Kinds and ranks of club news (docs/product/screens.md#news), as the API keeps them and as people read them. */
export const NEWS_TYPES = ["info", "event", "social"] as const;
export type NewsType = (typeof NEWS_TYPES)[number];

export const NEWS_TYPE_LABELS: Record<NewsType, string> = { info: "Info", event: "Event", social: "Social" };

export const NEWS_PRIORITIES = ["low", "medium", "high"] as const;
export type NewsPriority = (typeof NEWS_PRIORITIES)[number];

export const NEWS_PRIORITY_LABELS: Record<NewsPriority, string> = { low: "Low", medium: "Medium", high: "High" };

/** Characters. */
export const NEWS_TITLE_MAX = 120;
export const NEWS_BODY_MAX = 2000;
