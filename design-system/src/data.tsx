/** Lists of things: tables that turn into cards, tabs, paging, filters. */
export * from "./components/FilterBar/FilterBar.tsx";
export * from "./components/LoadMore/LoadMore.tsx";
export * from "./components/Pagination/Pagination.tsx";
export * from "./components/Table/Table.tsx";
export * from "./components/Tabs/Tabs.tsx";
