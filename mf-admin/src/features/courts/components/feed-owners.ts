import type { ClubCalendarFeed, Coach, Court } from "@courtside/contracts/api/client.ts";

/** A court or a coach, with the feed if there is one. */
export interface FeedOwner {
  id: string;
  name: string;
  kind: "court" | "coach";
  feed: ClubCalendarFeed | undefined;
}

type Named = Pick<Court | Coach, "id" | "name">;

/** Courts, then coaches, by name; also those that only have a feed, so that it can be ended. */
export function feedOwners(
  feeds: readonly ClubCalendarFeed[],
  { courts, coaches }: { courts: readonly Named[]; coaches: readonly Named[] },
): FeedOwner[] {
  const ownersOf = (kind: FeedOwner["kind"], known: readonly Named[]): FeedOwner[] => {
    const withFeed = feeds.flatMap((feed) => {
      const id = kind === "court" ? feed.court_id : feed.coach_id;
      const name = kind === "court" ? feed.court_name : feed.coach_name;
      return id === null ? [] : [{ id, name: name ?? "", kind, feed }];
    });
    const others = known.filter(({ id }) => withFeed.every((each) => each.id !== id));
    return [...withFeed, ...others.map(({ id, name }) => ({ id, name, kind, feed: undefined }))].sort((one, other) =>
      one.name.localeCompare(other.name, "en", { numeric: true }),
    );
  };
  return [...ownersOf("court", courts), ...ownersOf("coach", coaches)];
}
