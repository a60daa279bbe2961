import { addDays, clubDate, clubTime, dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import type { DeskSentence, SentenceCourt } from "@courtside/contracts/domain/desk-sentence.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import type { CommandInput, CommandItem, CommandState } from "@courtside/contracts/shell/remote.ts";
import { commandAddress, type PaletteScreen } from "./commands.ts";
import type { Found, FoundBooking, FoundCourt, FoundPerson } from "./useFound.ts";

/** A thing that was found, whose commands are a page of their own. */
export type Subject =
  | { kind: "person"; person: FoundPerson }
  | { kind: "court"; court: FoundCourt }
  | { kind: "booking"; booking: FoundBooking };

export interface PaletteRow {
  id: string;
  label: string;
  detail?: string;
  icon: string;
  /** Where it leads, or the thing whose commands it opens. */
  to: { path: string; state?: CommandState } | { subject: Subject };
}

export interface PaletteGroup {
  title: string;
  rows: PaletteRow[];
}

export interface PaletteContext {
  commands: readonly CommandItem[];
  screens: readonly PaletteScreen[];
  zone: string;
  today: string;
}

/** People to whom a sentence's command is offered at once. */
const MOST_PEOPLE = 3;

/** Everything that fits a text: commands by sentence, then what was found, then screens. Without text, all commands and screens. */
export function paletteGroups(
  text: string,
  sentence: DeskSentence,
  found: Found,
  context: PaletteContext,
): PaletteGroup[] {
  const { commands, screens } = context;
  const spoken = sentenceRows(sentence, found.people, context);
  const named = commands.filter(
    (command) => command.verbs && !isSpoken(command, sentence) && fits(text, command.label, ...command.verbs),
  );
  const groups = [
    { title: "Actions", rows: [...spoken, ...named.map((command) => commandRow(command, {}))] },
    { title: "People", rows: found.people.flatMap((person) => subjectRows({ kind: "person", person }, context)) },
    {
      title: "Bookings",
      rows: found.bookings.flatMap((booking) => subjectRows({ kind: "booking", booking }, context)),
    },
    { title: "Courts", rows: found.courts.flatMap((court) => subjectRows({ kind: "court", court }, context)) },
    {
      title: "Screens",
      rows: screens
        .filter(({ label }) => fits(text, label))
        .map(({ path, label, icon }) => ({ id: `screen ${path}`, label, icon, to: { path } })),
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

/** The commands for one thing. */
export const subjectGroups = (text: string, subject: Subject, context: PaletteContext): PaletteGroup[] => {
  const rows = commandsFor(subject, context.commands)
    .filter(({ label }) => fits(text, label))
    .map((command) => ({ ...commandRow(command, givenBy(subject, context.zone), stateOf(subject)) }));
  return rows.length > 0 ? [{ title: subjectLabel(subject), rows }] : [];
};

export function subjectLabel(subject: Subject): string {
  if (subject.kind === "person") return subject.person.name;
  return subject.kind === "court" ? subject.court.name : subject.booking.user_name;
}

/** Whether each word of the text begins a word of one of the labels. */
function fits(text: string, ...labels: string[]): boolean {
  const words = labels
    .join(" ")
    .toLowerCase()
    .split(/[\s-]+/);
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((typed) => words.some((word) => word.startsWith(typed)));
}

const commandRow = (
  command: CommandItem,
  given: Partial<Record<CommandInput, string>>,
  state?: CommandState,
  detail?: string,
): PaletteRow => ({
  id: `command ${commandAddress(command, given)} ${command.label}`,
  label: command.label,
  icon: command.icon,
  ...(detail && { detail }),
  to: { path: commandAddress(command, given), ...(state && { state }) },
});

/** A verb names its commands; a court or a time without one means each command that takes it. */
function isSpoken({ verbs, takes }: CommandItem, { verb, courts, start, end }: DeskSentence): boolean {
  if (verb) return verbs?.includes(verb) ?? false;
  return Boolean(verbs && ((courts.length > 0 && takes?.court) || ((start ?? end) && takes?.start)));
}

/** The commands that a sentence means, filled in: for each court that it may mean, and for each person that it names. */
function sentenceRows(sentence: DeskSentence, people: readonly FoundPerson[], context: PaletteContext): PaletteRow[] {
  const { courts, date, start, end, rest } = sentence;
  return context.commands
    .filter((command) => isSpoken(command, sentence))
    .flatMap((command) => {
      const named = rest && command.takes?.person ? people.slice(0, MOST_PEOPLE) : [];
      // Without a verb, a name says that the command is about a person.
      if (rest && !sentence.verb && !command.takes?.person) return [];
      const choices: (SentenceCourt | undefined)[] = command.takes?.court && courts.length > 0 ? courts : [undefined];
      return choices.flatMap((court) =>
        (named.length > 0 ? named : [undefined]).map((person) => {
          const given = {
            ...(court && { court: court.id }),
            ...(person && { person: person.id, name: person.name }),
            ...(date && { date }),
            ...(start && { start }),
            ...(end && { end }),
          };
          const state = { ...(person && { person }), ...(rest && !person && { text: rest }) };
          const detail = [
            court && (courts.length > 1 ? `${court.name} (${sportLabel(court.sport)})` : court.name),
            command.takes?.start && spanText({ date, start, end }, context.today),
            person?.name ?? rest,
          ];
          const row = commandRow(command, given, rest ? state : undefined, detail.filter(Boolean).join(" · "));
          return row;
        }),
      );
    });
}

/** "Today, 18:00–19:00", "Fri, Mar 13, until 15:00" */
function spanText({ date, start, end }: Pick<DeskSentence, "date" | "start" | "end">, today: string): string {
  const times = start && end ? `${start}–${end}` : start ? `from ${start}` : end ? `until ${end}` : "";
  return [date || times ? dayText(date ?? today, today) : "", times].filter(Boolean).join(", ");
}

function dayText(date: string, today: string): string {
  if (date === today) return "Today";
  return date === addDays(today, 1) ? "Tomorrow" : dateYearLabel(date, "UTC", Date.parse(today));
}

/** A thing that was found leads to its only command, or to a page of several; without any it is not shown. */
function subjectRows(subject: Subject, context: PaletteContext): PaletteRow[] {
  const [first, ...more] = commandsFor(subject, context.commands);
  if (!first) return [];
  const given = givenBy(subject, context.zone);
  const to = more.length > 0 ? { subject } : { path: commandAddress(first, given), state: stateOf(subject) };
  return [{ ...subjectText(subject, context), to }];
}

function commandsFor({ kind }: Subject, commands: readonly CommandItem[]): CommandItem[] {
  return commands.filter(({ takes }) => {
    if (kind === "person") return takes?.person ?? takes?.name;
    return takes?.[kind];
  });
}

function givenBy(subject: Subject, zone: string): Partial<Record<CommandInput, string>> {
  if (subject.kind === "person") return { person: subject.person.id, name: subject.person.name };
  if (subject.kind === "court") return { court: subject.court.id };
  const { id, start_time } = subject.booking;
  return { booking: id, date: clubDate(start_time, zone) };
}

const stateOf = (subject: Subject): CommandState => (subject.kind === "person" ? { person: subject.person } : {});

function subjectText(subject: Subject, { zone, today }: PaletteContext): Omit<PaletteRow, "to"> {
  if (subject.kind === "person") {
    const { id, name, email } = subject.person;
    return { id: `person ${id}`, label: name, icon: "user", ...(email && { detail: email }) };
  }
  if (subject.kind === "court") {
    const { id, name, sport } = subject.court;
    return { id: `court ${id}`, label: name, icon: "court", detail: sportLabel(sport) };
  }
  const { id, kind, user_name: label, court_name, start_time, end_time } = subject.booking;
  const times = `${clubTime(start_time, zone)}–${clubTime(end_time, zone)}`;
  const detail = [kind === "lesson" && "Lesson", court_name, `${dayText(clubDate(start_time, zone), today)}, ${times}`];
  return { id: `booking ${id}`, label, icon: "calendar", detail: detail.filter(Boolean).join(" · ") };
}
