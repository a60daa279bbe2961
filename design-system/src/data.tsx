/** Around lists of things: tabs, paging, filters. The table itself is of `staff.tsx`. */
export * from "./components/FilterBar/FilterBar.tsx";
export * from "./components/LoadMore/LoadMore.tsx";
export * from "./components/Pagination/Pagination.tsx";
export { PreviousTable as Table } from "./components/PreviousTable/PreviousTable.tsx";
export * from "./components/Tabs/Tabs.tsx";
