import type { Meta, StoryObj } from "@storybook/react-vite";
import { DemoEndedPage } from "./enter/DemoEndedPage.tsx";
import { DemoPage } from "./enter/DemoPage.tsx";
import { HomePage } from "./home/HomePage.tsx";
import { StartTrialPage } from "./trial/StartTrialPage.tsx";
import { TrialConfirmationPage } from "./trial/TrialConfirmationPage.tsx";

/** Prerendered in the product: no script runs in them. Here to be looked at. */
const meta: Meta = { title: "Shell/Public pages", parameters: { layout: "fullscreen" } };
export default meta;

const onAPhone = { viewport: { value: "phone" } };

export const Home: StoryObj = { render: () => <HomePage /> };
export const HomeOnAPhone: StoryObj = { ...Home, globals: onAPhone };
export const Demo: StoryObj = { render: () => <DemoPage /> };
export const StartTrial: StoryObj = { render: () => <StartTrialPage /> };
export const TrialConfirmation: StoryObj = { render: () => <TrialConfirmationPage /> };
export const DemoEnded: StoryObj = { render: () => <DemoEndedPage /> };
