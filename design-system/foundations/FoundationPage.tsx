import type { ReactNode } from "react";
import { Page } from "../src/components/Layout/Layout.tsx";
import { PageHeader } from "../src/components/PageHeader/PageHeader.tsx";
import { Heading, Text } from "../src/components/Text/Text.tsx";
import styles from "./FoundationPage.module.css";

export interface FoundationPageProps {
  title: string;
  /** The one idea to take away. */
  idea: string;
  children: ReactNode;
}

/** A page for designers: one idea, then sections that show it with the product's own parts and tokens. */
export const FoundationPage = ({ title, idea, children }: FoundationPageProps) => (
  <Page>
    <PageHeader title={title} description={idea} />
    <div className={styles.sections}>{children}</div>
  </Page>
);

export interface SectionProps {
  title: string;
  /** The rule, in a sentence or two. */
  rule?: ReactNode;
  children: ReactNode;
}

/** One rule and its specimens. */
export const Section = ({ title, rule, children }: SectionProps) => (
  <section className={styles.section}>
    <div className={styles.intro}>
      <Heading>{title}</Heading>
      {rule && (
        <Text as="p" tone="secondary">
          {rule}
        </Text>
      )}
    </div>
    {children}
  </section>
);

/** The name of a token or a component, as it stands in code. */
export const Code = ({ children }: { children: ReactNode }) => <code className={styles.code}>{children}</code>;
