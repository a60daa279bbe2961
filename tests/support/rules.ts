import { type ClubRules, DEFAULT_RULES } from "@courtside/contracts/domain/club-rules.ts";

/** The default rules with some changed. */
export const rulesWith = (changed: Partial<ClubRules> = {}): ClubRules => ({ ...DEFAULT_RULES, ...changed });
