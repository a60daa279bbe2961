import type postgres from "postgres";

const PREDICATE = /(?:\b\w+\.)?club_id = $/;

/**
 * The same connection, but every statement loses its `club_id = …`, as if a developer had forgotten it.
 * `stripped` counts how many predicates were taken out.
 */
export function withoutClubPredicate(sql: postgres.TransactionSql): {
  sql: postgres.TransactionSql;
  stripped: () => number;
} {
  let count = 0;
  const forgetful = new Proxy(sql, {
    apply(target, self, [first, ...values]: [unknown, ...unknown[]]) {
      if (!isTemplate(first)) return Reflect.apply(target, self, [first, ...values]);
      const texts = [...first];
      for (let index = values.length - 1; index >= 0; index--) {
        const text = texts[index] ?? "";
        if (!PREDICATE.test(text)) continue;
        texts.splice(index, 2, `${text.replace(PREDICATE, "true")}${texts[index + 1] ?? ""}`);
        values.splice(index, 1);
        count += 1;
      }
      return Reflect.apply(target, self, [Object.assign(texts, { raw: texts }), ...values]);
    },
  });
  return { sql: forgetful, stripped: () => count };
}

const isTemplate = (value: unknown): value is TemplateStringsArray => Array.isArray(value) && "raw" in value;
