/** One page of a list, as the api cuts it. */
export function pageOf<T>(all: T[], { cursor = "0", limit = 50 }: { cursor?: string; limit?: number }) {
  const from = Number(cursor);
  return {
    data: all.slice(from, from + limit),
    next_cursor: from + limit < all.length ? String(from + limit) : null,
  };
}
