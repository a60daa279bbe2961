// Generated from the api's routes by `npm run codegen`. Do not edit.
export interface paths {
    "/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The club's changes as they happen (server-sent events)
         * @description Events: `ready` once connected, `change` {topic, dates?, court_id?, mine?, days?, club_bookings?}, `inbox` {topic} (one's own inbox), `resync` (changes were missed: read everything again). `days` has what became of shared days: {date, sport, from, version, courts}, the courts of version `from` that differ; `mine` is false if one's own part of a day, bookings and waitlist entries stay as they were. Read it by fetch with the bearer header. While the club's trial or subscription is over it carries the topic `club` alone, so that an open screen learns of a payment. Ends when the token, the session or the club's access expires, the role changes or the server stops; reconnect then.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The stream */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/event-stream": string;
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download everything of the club, as a ZIP archive of CSV files with a manifest
         * @description For admins, also after the club's access has ended. Five an hour. The response is made while it is read.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A CSV file for each table, and manifest.json */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/zip": string;
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Exported too often */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in person, their club, and the club's access */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The signed-in person */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Me"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /**
         * Erase the caller's account
         * @description Future bookings are canceled as by leaving the club, and name and address are removed everywhere; what happened stays without them. It cannot be undone. A session older than a day sends current_password, or as nonce the code of GET /auth/v1/reauthenticate. 409 `last_admin` for the only administrator of a club that is not going to close.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        current_password?: string;
                        nonce?: string;
                    };
                };
            };
            responses: {
                /** @description Erased; every session has ended */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            canceled_bookings: number;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Too many tries */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one's own name, or whether other members find one in the directory */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        full_name?: string;
                        /** @description Whether members find one by a part of the name, if the club has a directory */
                        in_directory?: boolean;
                    };
                };
            };
            responses: {
                /** @description The signed-in person as they are now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Me"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Too many changes */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/me/impersonation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Preview the club as another role, or end the preview
         * @description For admins, by their real role. Until it ends, every other call treats this session as the previewed role.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string|null} */
                        role: "member" | "coach" | "front_desk" | null;
                    };
                };
            };
            responses: {
                /** @description The signed-in person, after the change */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Me"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/staff-pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set or change the PIN with which staff leave the kiosk
         * @description A session older than a day sends current_password, or as nonce the code of GET /auth/v1/reauthenticate.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @example 2846 */
                        pin: string;
                        current_password?: string;
                        nonce?: string;
                    };
                };
            };
            responses: {
                /** @description It is set */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            has_staff_pin: boolean;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Too many tries */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        post?: never;
        /** Remove the caller's PIN */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description There is none */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            has_staff_pin: boolean;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-pin/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Find the member of staff with this PIN */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @example 2846 */
                        pin: string;
                    };
                };
            };
            responses: {
                /** @description The PIN is correct; if several staff have it, the caller's own */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            user_id: string;
                            name: string;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Too many tries */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/saved-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lists' views that the caller has named in this club */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Of each list that has any */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["SavedViews"][];
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/saved-views/{list}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the caller's views of a list
         * @description With `before`, the views that were read, only what differs from them is changed, so that two devices lose nothing of each other; without it the views are replaced.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    list: "blocks" | "bookings" | "coaches" | "events" | "members" | "news" | "requests" | "waitlist";
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        views: {
                            name: string;
                            /** @description What the address says after the question mark */
                            search: string;
                        }[];
                        before?: {
                            name: string;
                            /** @description What the address says after the question mark */
                            search: string;
                        }[];
                    };
                };
            };
            responses: {
                /** @description The views as they are now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SavedViews"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/kiosk-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A code with which the caller identifies at a device of their club
         * @description A new one for each call: for one use, within 30 seconds. It is shown as digits and as a QR code.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The code */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /**
                             * @description Eight digits
                             * @example 40718853
                             */
                            code: string;
                            /**
                             * @description The text of the QR code
                             * @example courtside:kiosk:40718853
                             */
                            qr: string;
                            /** Format: date-time */
                            expires_at: string;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Too many */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/kiosk-pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the caller has a PIN for devices */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Whether there is one */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            has_kiosk_pin: boolean;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        /**
         * Set or change the PIN with which the caller identifies at devices that accept one
         * @description A session older than a day sends current_password, or as nonce the code of GET /auth/v1/reauthenticate. A new PIN is not blocked.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @example 284671 */
                        pin: string;
                        current_password?: string;
                        nonce?: string;
                    };
                };
            };
            responses: {
                /** @description It is set */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            has_kiosk_pin: boolean;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Too many */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        post?: never;
        /** Remove the caller's PIN for devices */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description There is none */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            has_kiosk_pin: boolean;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order everything that is stored about the caller
         * @description A job makes it, and a mail says when it is ready: its link leads to My Account, where its owner downloads it for seven days. While one is being made, the response is that one. Three a day.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description It is being made */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PersonExport"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Requested too often */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's exports that are being made or can be downloaded */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Newest first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PersonExport"][];
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/exports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download an export, as JSON or as a page to read */
        get: {
            parameters: {
                query?: {
                    format?: "json" | "html";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The caller's data: their account, how they sign in, and the rows about them by table */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PersonData"];
                        "text/html": string;
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find a member to book for */
        get: {
            parameters: {
                query: {
                    /** @description Part of a name or an email, two characters or more */
                    q: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description At most 10, by name */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["FoundMember"][];
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People, bookings and courts that contain a text
         * @description For staff: people by name or email, confirmed bookings by their person, upcoming and of the last 30 days, courts by name. A coach finds members by name, and their own lessons.
         */
        get: {
            parameters: {
                query: {
                    /** @description Two characters or more, literal */
                    q: string;
                    /** @description At most so many of each */
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description People by name, the next bookings before the latest past ones, courts by name */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            people: components["schemas"]["PersonHit"][];
                            bookings: components["schemas"]["BookingHit"][];
                            courts: components["schemas"]["CourtHit"][];
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/leave-club": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave the club, and cancel the caller's future commitments there
         * @description The body names the club, so that an outdated screen cannot leave another one; leaving again changes nothing. 409 `last_admin` for the only administrator of a club that is not going to close.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        club_id: string;
                    };
                };
            };
            responses: {
                /** @description Left */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            club_id: string;
                            canceled_bookings: number;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sample-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a new club still has of its sample people and news */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description How many */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Samples"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sample-data/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove the sample people, and retire the sample news that no admin has edited */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description How many were removed */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Samples"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The club's members */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    /** @description Part of a name or an email */
                    q?: string;
                    role?: "admin" | "coach" | "front_desk" | "member";
                    /** @description With a minus: descending */
                    sort?: "joined" | "-joined" | "name" | "-name" | "email" | "-email" | "role" | "-role";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One page, by default the newest first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Member"][];
                            next_cursor: string | null;
                            /** @description Of the whole list; only with its first page */
                            total: number | null;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Give another member a role, or correct a member's name */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        role?: "admin" | "coach" | "front_desk" | "member";
                        full_name?: string;
                    };
                };
            };
            responses: {
                /** @description The member as they are now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Member"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/members/{user_id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove another member from the club, and cancel their future commitments */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    user_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Removed */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            canceled_bookings: number;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The club's courts */
        get: {
            parameters: {
                query?: {
                    sport?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Courts by name */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Court"][];
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /** Add a court */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        sport: string;
                        /**
                         * @description null = not said
                         * @enum {string|null}
                         */
                        surface?: "hard" | "clay" | "grass" | "artificial grass" | "carpet" | "wood" | "concrete" | "glass" | null;
                        /** @description null = not said */
                        is_indoor?: boolean | null;
                        /** @description How many people play on one booking; null = as the club says for the sport */
                        max_players?: number | null;
                    };
                };
            };
            responses: {
                /** @description The new court */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Court"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courts/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add several courts of one sport, all or none
         * @description 409 `court_name_taken` lists in `details.names` those that the sport has already; 409 `plan_limit` if the plan has no room for all.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        names: string[];
                        sport: string;
                        /**
                         * @description null = not said
                         * @enum {string|null}
                         */
                        surface?: "hard" | "clay" | "grass" | "artificial grass" | "carpet" | "wood" | "concrete" | "glass" | null;
                        /** @description null = not said */
                        is_indoor?: boolean | null;
                        /** @description How many people play on one booking; null = as the club says for the sport */
                        max_players?: number | null;
                    };
                };
            };
            responses: {
                /** @description The new courts, as named */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Court"][];
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Rename, describe, open or close a court */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name?: string;
                        is_active?: boolean;
                        /**
                         * @description null = not said
                         * @enum {string|null}
                         */
                        surface?: "hard" | "clay" | "grass" | "artificial grass" | "carpet" | "wood" | "concrete" | "glass" | null;
                        /** @description null = not said */
                        is_indoor?: boolean | null;
                        /** @description How many people play on one booking; null = as the club says for the sport */
                        max_players?: number | null;
                    };
                };
            };
            responses: {
                /** @description The court as it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Court"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/courts/{id}/stranded-bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The future bookings and event dates that deactivating a court affects */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description By start, the first 100 of them */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Booking"][];
                            total: number;
                            events: components["schemas"]["AffectedDate"][];
                            events_total: number;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/court-blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The club's court blocks */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    when?: "upcoming" | "past";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One page: those that have not ended by start, past ones newest first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["CourtBlock"][];
                            next_cursor: string | null;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Block courts
         * @description 409 `block_hits_bookings` lists in `details.bookings` what `cancel.booking_ids` must name.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        court_ids: string[];
                        /** @example 2026-03-08T14:00:00Z */
                        start_time: string;
                        /** @example 2026-03-08T14:00:00Z */
                        end_time: string;
                        reason?: string;
                        /** @description Exactly the conflicting bookings, lessons and event dates, as the preview or a rejection listed them */
                        cancel?: {
                            booking_ids: string[];
                        };
                    };
                };
            };
            responses: {
                /** @description A block for each court that could be blocked, and the courts that could not */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["CourtBlock"][];
                            refused: components["schemas"]["RejectedCourt"][];
                            canceled_bookings: number;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/court-blocks/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview a block: the conflicting bookings; changes nothing */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        court_ids: string[];
                        /** @example 2026-03-08T14:00:00Z */
                        start_time: string;
                        /** @example 2026-03-08T14:00:00Z */
                        end_time: string;
                    };
                };
            };
            responses: {
                /** @description Bookings that would be canceled, and courts that cannot be blocked */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookings: components["schemas"]["BlockConflict"][];
                            refused: components["schemas"]["RejectedCourt"][];
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/court-blocks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a court block */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The deleted block */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CourtBlock"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/closures/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview a closure: what would become of everything that it touches; changes nothing */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        court_ids?: string[];
                        sports?: string[];
                        /** @description All open courts; one of `court_ids`, `sports` and `all` */
                        all?: boolean;
                        /**
                         * @description Without it, from now
                         * @example 2026-03-08T14:00:00Z
                         */
                        start_time?: string;
                        /** @example 2026-03-08T14:00:00Z */
                        end_time: string;
                        /**
                         * @description Of bookings, lessons and event dates; `move` cancels what finds no free court of its sport
                         * @default cancel
                         * @enum {string}
                         */
                        outcome?: "cancel" | "move" | "keep";
                        /**
                         * @description Other outcomes for single ones
                         * @default []
                         */
                        outcomes?: components["schemas"]["ClosureChoice"][];
                        /**
                         * @default other
                         * @enum {string}
                         */
                        reason?: "rain" | "maintenance" | "tournament" | "other";
                        /** @description For members: on the grid, in their bookings and mails */
                        message?: string;
                        /** @description Of the preview: the closure is rejected with 409 `closure_changed` if it would affect anything else */
                        version?: string;
                    };
                };
            };
            responses: {
                /** @description Exactly what POST /closures would do now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClosurePreview"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/closures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Closures that have not ended, and those of the last day */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The newest first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Closure"][];
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Close courts
         * @description Everything or nothing. 409 `closure_changed` if a `version` is given and the closure would affect anything else; 422 `closure_too_big` if it would change more than 200 bookings, lessons and event dates.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        court_ids?: string[];
                        sports?: string[];
                        /** @description All open courts; one of `court_ids`, `sports` and `all` */
                        all?: boolean;
                        /**
                         * @description Without it, from now
                         * @example 2026-03-08T14:00:00Z
                         */
                        start_time?: string;
                        /** @example 2026-03-08T14:00:00Z */
                        end_time: string;
                        /**
                         * @description Of bookings, lessons and event dates; `move` cancels what finds no free court of its sport
                         * @default cancel
                         * @enum {string}
                         */
                        outcome?: "cancel" | "move" | "keep";
                        /**
                         * @description Other outcomes for single ones
                         * @default []
                         */
                        outcomes?: components["schemas"]["ClosureChoice"][];
                        /**
                         * @default other
                         * @enum {string}
                         */
                        reason?: "rain" | "maintenance" | "tournament" | "other";
                        /** @description For members: on the grid, in their bookings and mails */
                        message?: string;
                        /** @description Of the preview: the closure is rejected with 409 `closure_changed` if it would affect anything else */
                        version?: string;
                    };
                };
            };
            responses: {
                /** @description The closure, and what it did */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClosureResult"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/closures/alternatives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The slots that are held for the caller in place of bookings that a closure has canceled
         * @description One of them is taken with POST /waitlist-offers/{id}/accept; that ends the others for the same booking.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description By the canceled booking */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ClosureAlternatives"][];
                            /** Format: date-time */
                            now: string;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/closures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Extend a closure, or reopen its courts early
         * @description One of `end_time`, `extend_minutes` and `reopen`. Reopened slots are offered to the waitlist first.
         */
        patch: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description A later end
                         * @example 2026-03-08T14:00:00Z
                         */
                        end_time?: string;
                        /** @description The same from the current end */
                        extend_minutes?: number;
                        /** @description Opens the courts now */
                        reopen?: boolean;
                        /**
                         * @description For what else an extension affects; without it, that of the closure
                         * @enum {string}
                         */
                        outcome?: "cancel" | "move" | "keep";
                        /**
                         * @description Other outcomes for single ones
                         * @default []
                         */
                        outcomes?: components["schemas"]["ClosureChoice"][];
                        /** @description Of the preview: the closure is rejected with 409 `closure_changed` if it would affect anything else */
                        version?: string;
                    };
                };
            };
            responses: {
                /** @description The closure, and what this did */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClosureResult"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/closures/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a closure: restore what it canceled and moved
         * @description 409 `closure_rebooked` once anyone has booked in its place.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Undoing twice changes nothing */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UndoneClosure"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The day grid of a sport, as this person may book it */
        get: {
            parameters: {
                query: {
                    date: string;
                    sport: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Courts and their slots */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Availability"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/days/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The day of a sport as the club sees it
         * @description The same for all members, without names; for staff with names. Compressed if `Accept-Encoding` takes gzip or brotli. With `/me/days/{date}` it gives the grid of `/availability`. Live changes carry what they change of it.
         */
        get: {
            parameters: {
                query: {
                    sport: string;
                };
                header?: never;
                path: {
                    date: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Courts and what fills them; `ETag` names the version */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SharedDay"];
                    };
                };
                /** @description The version named in `If-None-Match` is still the current one */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/days/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own part of a day: rules, allowance, own bookings and offers */
        get: {
            parameters: {
                query: {
                    sport: string;
                };
                header?: never;
                path: {
                    date: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description What `/days/{date}` has for all is not repeated */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OwnDay"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/free-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The free times of all courts of a sport, in order of time
         * @description Each can be booked by the caller: it is judged by the rules of `/availability`. Times begin with the club's slots. `courts=2` finds times at which two neighbouring courts are free, by the numbers in their names.
         */
        get: {
            parameters: {
                query: {
                    date: string;
                    sport: string;
                    /** @description No earlier start */
                    from?: string;
                    /** @description No later end */
                    to?: string;
                    /** @description Minutes; one slot by default. Members and coaches book whole slots */
                    length?: number;
                    /** @description How many courts side by side; each entry is a row of at least so many neighbours */
                    courts?: number;
                    /** @description Staff only: the member for whom they would book */
                    user_id?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Times and courts; `ETag` names the content */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FreeCourtTimes"];
                    };
                };
                /** @description The content named in `If-None-Match` is still the current one */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own bookings, or the club's */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    scope?: "mine" | "club";
                    date?: string;
                    /** @description From this club-local date on */
                    from?: string;
                    /** @description Up to this club-local date, which belongs to it */
                    to?: string;
                    when?: "upcoming" | "past";
                    /** @description Part of a name or an email; only for staff */
                    q?: string;
                    court_id?: string;
                    sport?: string;
                    kind?: "booking" | "lesson";
                    status?: "confirmed" | "canceled";
                    /** @description By start; by default ascending, and descending for past ones */
                    order?: "asc" | "desc";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One page */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Booking"][];
                            next_cursor: string | null;
                            counts: {
                                upcoming: number;
                                past: number;
                            } | null;
                            /** @description Of the club's whole list; only with its first page */
                            total: number | null;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Book a court
         * @description `end_time` defaults to one slot. Staff may name the member in `user_id`. 409 `slot_conflict` carries `details.alternatives`. `players` name who plays besides the booker: 409 `player_busy` and 422 name the field and the `person`. Staff get 409 `slot_held` for a slot that is offered to a member on the waitlist; `override_hold` takes it from them.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        court_id: string;
                        /** @example 2026-03-08T14:00:00Z */
                        start_time: string;
                        /** @example 2026-03-08T14:00:00Z */
                        end_time?: string;
                        /** Format: uuid */
                        user_id?: string;
                        /** @description The players besides the booker, who may be named too, in their order */
                        players?: components["schemas"]["PlayerInput"][];
                        /** @description Staff: for the first guest among the players, who has no account */
                        walk_in?: boolean;
                        override_hold?: boolean;
                    };
                };
            };
            responses: {
                /** @description The booking */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Booking"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One booking with its history
         * @description Staff read any, with its booker's status; others their own, and the lessons they give.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The booking */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BookingDetails"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Move a booking, or make it longer or shorter
         * @description In place: the id stays. What is left out stays; without `end_time` the length. Judged as a new booking as if the old place were free: 409 `slot_conflict` carries `details.alternatives`, and nothing has changed. Staff may still change the end of one that has begun, and take a time from the waitlist by `override_hold`. Lessons are not moved. With a `scope` all move by the same change of wall time or none: `details.dates` names those that cannot, `details.alternatives` where all can. The caller's own move of the last ten seconds is undone by naming the place before it, with the same `scope`.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        court_id?: string;
                        /** @example 2026-03-08T14:00:00Z */
                        start_time?: string;
                        /** @example 2026-03-08T14:00:00Z */
                        end_time?: string;
                        override_hold?: boolean;
                        /**
                         * @description Of a booking of a series: itself, which is the default, it and those that follow, or all that have not begun
                         * @enum {string}
                         */
                        scope?: "this" | "following" | "all";
                    };
                };
            };
            responses: {
                /** @description The booking at its new place */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Booking"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/bookings/{id}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One booking as a file for calendar programs
         * @description For those who may read the booking. A canceled one takes its entry away.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description RFC 5545 */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/calendar": string;
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a future booking */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        reason?: string;
                        /**
                         * @description Of a booking of a series: itself, which is the default, it and those that follow, or all that have not begun
                         * @enum {string}
                         */
                        scope?: "this" | "following" | "all";
                    };
                };
            };
            responses: {
                /** @description The canceled booking */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Booking"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say who plays besides the booker
         * @description Until the start, for the booker and staff; the list replaces the one before. 409 `player_busy` and the rejections of limits and quotas name the field and the `person`, and nothing has changed. Who was added or removed is notified.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        players: components["schemas"]["PlayerInput"][];
                    };
                };
            };
            responses: {
                /** @description The booking with its players */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Booking"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/players/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Leave another's booking
         * @description Until the start, for a member who plays; the booker is notified.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The booking as the caller may see it now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Booking"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/check-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that the players are there
         * @description By any player, the coach of a lesson or staff, from 30 minutes before the start to the end: 422 `check_in_early`, `check_in_late`, `check_in_canceled`. A second one responds like the first.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The booking with its check-in */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Booking"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a cancellation within ten seconds
         * @description Only for the person who canceled it, while the slot is free: 409 `slot_conflict` or `slot_held` otherwise, 422 `restore_too_late` afterwards. Restoring twice gives the same booking.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The booking, confirmed again */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Booking"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking-series/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What would become of each date of a series; changes nothing
         * @description Each date is judged as a booking of its own, and earlier dates of the series count against the limits. `players` play on all dates: a date on which one of them cannot names that person. Members need a club that lets them repeat bookings (`series_max_dates`).
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        court_id: string;
                        /**
                         * @description Of the first date: all dates have its time on the club's clock
                         * @example 2026-03-08T14:00:00Z
                         */
                        start_time: string;
                        /** @example 2026-03-08T14:00:00Z */
                        end_time?: string;
                        /** @example 1 */
                        every_weeks: number;
                        /**
                         * @description That of the start by default; weeks begin on Sunday
                         * @example [
                         *       "tuesday"
                         *     ]
                         */
                        weekdays?: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                        /** @description Either `count` or `until` */
                        count?: number;
                        /**
                         * Format: date
                         * @description The last day on which a date may be
                         * @example 2026-03-08
                         */
                        until?: string;
                        /** @description By date: 'skip', or another court or time of that date */
                        choices?: {
                            [key: string]: "skip" | {
                                /** Format: uuid */
                                court_id?: string;
                                /** @example 2026-03-08T14:00:00Z */
                                start_time?: string;
                            };
                        };
                        /**
                         * Format: uuid
                         * @description Staff only: the member to book for
                         */
                        user_id?: string;
                        /** @description The players besides the booker, who may be named too, in their order */
                        players?: components["schemas"]["PlayerInput"][];
                        /** @description Staff only */
                        label?: string;
                    };
                };
            };
            responses: {
                /** @description The dates */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BookingSeriesPreview"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking-series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a court repeatedly
         * @description Nothing is booked if a date cannot be and `choices` does not say what to do: 409 `slot_conflict` or 422 `series_dates` with `details.dates`. Up to 30 dates are booked at once; more by a job, whose `progress` the series shows.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        court_id: string;
                        /**
                         * @description Of the first date: all dates have its time on the club's clock
                         * @example 2026-03-08T14:00:00Z
                         */
                        start_time: string;
                        /** @example 2026-03-08T14:00:00Z */
                        end_time?: string;
                        /** @example 1 */
                        every_weeks: number;
                        /**
                         * @description That of the start by default; weeks begin on Sunday
                         * @example [
                         *       "tuesday"
                         *     ]
                         */
                        weekdays?: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                        /** @description Either `count` or `until` */
                        count?: number;
                        /**
                         * Format: date
                         * @description The last day on which a date may be
                         * @example 2026-03-08
                         */
                        until?: string;
                        /** @description By date: 'skip', or another court or time of that date */
                        choices?: {
                            [key: string]: "skip" | {
                                /** Format: uuid */
                                court_id?: string;
                                /** @example 2026-03-08T14:00:00Z */
                                start_time?: string;
                            };
                        };
                        /**
                         * Format: uuid
                         * @description Staff only: the member to book for
                         */
                        user_id?: string;
                        /** @description The players besides the booker, who may be named too, in their order */
                        players?: components["schemas"]["PlayerInput"][];
                        /** @description Staff only */
                        label?: string;
                    };
                };
            };
            responses: {
                /** @description The series with what became of its dates */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BookingSeries"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking-series/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One series with its dates and its progress
         * @description Staff read any, others their own.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The series */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BookingSeries"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Stop the job that books a series
         * @description What is booked stays. A series that is done stays as it is.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "stopped";
                    };
                };
            };
            responses: {
                /** @description The series as it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BookingSeries"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find members to play with
         * @description Without a search, those played with lately. With one, of these whose name contains it, then by the club's `partner_search`: members with exactly this name or email, or also those of the members' directory whose name contains it.
         */
        get: {
            parameters: {
                query?: {
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description At most 20, played with lately first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["FoundPlayer"][];
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Too many searches */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The club's guests
         * @description For staff. Guests who were merged into another are listed as that one.
         */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    /** @description Part of a name or an email */
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One page, the newest first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Guest"][];
                            next_cursor: string | null;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One guest with the visits */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The guest */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GuestDetails"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guests/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that two guests are one person
         * @description The visits of the first become the other's, and both names mean the other from then on. 409 if they are on one booking.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        into: string;
                    };
                };
            };
            responses: {
                /** @description The guest who remains */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GuestDetails"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guests/{id}/split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that some visits of a guest were another person's */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        booking_ids: string[];
                        name?: string;
                    };
                };
            };
            responses: {
                /** @description The other guest */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GuestDetails"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/utilisation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the courts were used
         * @description For admins. Minutes in the club's wall time, of all courts or of those of a sport or one court, beside as many dates right before. Dates ahead count as they are booked now.
         */
        get: {
            parameters: {
                query: {
                    /** @description The first date, by the club's clock */
                    from: string;
                    /** @description The last date, at most three years later */
                    to: string;
                    group?: "hour_weekday" | "day" | "court";
                    sport?: string;
                    court_id?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The rows in order; as CSV with `Accept: text/csv` */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Utilisation"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Demand, lead time, cancellations and people of a range
         * @description For admins. Lists of people and events have at most 20 entries.
         */
        get: {
            parameters: {
                query: {
                    /** @description The first date, by the club's clock */
                    from: string;
                    /** @description The last date, at most three years later */
                    to: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The figures */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ReportActivity"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed what in the club
         * @description For admins: changes with the values before and after, rejected requests, sign-ins of the club's people. Entries cannot be changed.
         */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    /** @description More than 100 for an export */
                    limit?: number;
                    /** @description The id of what was changed, or of the person for whom */
                    subject?: string;
                    /** @description The id of the person who did it */
                    actor?: string;
                    action?: string;
                    outcome?: "success" | "rejected";
                    /** @description A date by the club's clock, or an instant */
                    from?: string;
                    /** @description A date, included, or an instant */
                    to?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One page, the latest first; as CSV with `Accept: text/csv` */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["AuditEntry"][];
                            next_cursor: string | null;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/calendar-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether one's own calendar feed exists */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description When it was made and last read */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CalendarFeed"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Make one's own calendar feed, or renew its address
         * @description The address leads to one's bookings, lessons and events, canceled ones too, for calendar programs. Everyone who knows it can read them. Renewing ends the old address at once.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The feed with its address, shown this once */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CalendarFeed"] & {
                            /**
                             * Format: uri
                             * @description Its address, for a calendar program. Only this response has it: the server keeps a hash
                             */
                            url: string;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        /** End one's own calendar feed */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description It does not exist any more */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CalendarFeed"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar-feeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The calendar feeds of courts and coaches
         * @description For staff. Their addresses are not known to the server.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description By name */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ClubCalendarFeed"][];
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Make the calendar feed of a court or a coach, or renew its address
         * @description For staff; either `court_id` or `coach_id`. A court's feed names no person: it is for a screen on the wall. A coach's has their lessons and events. Renewing ends the old address at once.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        court_id?: string;
                        /** Format: uuid */
                        coach_id?: string;
                    };
                };
            };
            responses: {
                /** @description The feed with its address, shown this once */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClubCalendarFeed"] & {
                            /**
                             * Format: uri
                             * @description Its address, for a calendar program. Only this response has it: the server keeps a hash
                             */
                            url: string;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar-feeds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End the calendar feed of a court or a coach */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Its address leads nowhere */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/{secret}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A calendar feed, by its secret address
         * @description For calendar programs, without a session. 90 days back and a year ahead, of a court 60 days ahead; 1,000 entries of a kind at most. Weak `ETag`; 429 beyond 60 reads an hour.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    secret: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description RFC 5545 */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/calendar": string;
                    };
                };
                /** @description The reader has it: `If-None-Match` */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Too many reads of this feed, or from this network of unknown ones */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The club's devices
         * @description For admins.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description By name */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Device"][];
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Add a device, and make the code with which it pairs
         * @description For admins. The code is shown this once, for one use within 15 minutes. At most 50 devices.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        /** @default  */
                        place?: string;
                        /** @default [] */
                        sports?: string[];
                        /** @default [] */
                        court_ids?: string[];
                        /** @default true */
                        may_book?: boolean;
                        /** @default true */
                        accepts_pin?: boolean;
                        /** @default false */
                        shows_names?: boolean;
                    };
                };
            };
            responses: {
                /** @description The device with its code */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Device"] & {
                            /** @example K7QM2XRA */
                            pairing_code: string;
                            /** @description The device's page with the code in its fragment, for a QR code */
                            pairing_url: string;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a device
         * @description For admins. Its key, its streams and the members' sessions at it end at once.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description It is removed */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/pair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pair a device by the code that an admin has made
         * @description Without a session. 422 `wrong_pairing_code` for an unknown, used or expired code; tries are limited by network.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                        public_key: components["schemas"]["DeviceKey"];
                    };
                };
            };
            responses: {
                /** @description The device is paired */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            device_id: string;
                            name: string;
                            club_name: string;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Too many tries */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a challenge, or for the signed challenge a token of the device
         * @description `{device_id}` alone responds with a challenge. With it and its signature (ES256 over its characters: r and s, 64 bytes, base64url) responds with a bearer token of five minutes. A challenge lives 60 seconds and is accepted once. 401 `device_revoked` after the device was removed.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        device_id: string;
                        challenge?: string;
                        signature?: string;
                        /** @description Of the screen that the device runs */
                        version?: string;
                        battery?: number;
                    };
                };
            };
            responses: {
                /** @description The challenge, or the token */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            challenge?: string;
                            /** @description Of a token, Unix seconds */
                            expires_at: string | number;
                            access_token?: string;
                            /** @enum {string} */
                            token_type?: "bearer";
                            expires_in?: number;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Too many tries */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a device shows: now and next of each court, events and closures
         * @description With the token of a paired device. No contact data; short names only where the device shows names.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The board of the club's today */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DeviceBoard"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/day-sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Today and tomorrow of the device's courts, for when the network is gone
         * @description With the token of a paired device.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Two days */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DeviceDaySheet"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/identify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a member's session of 60 seconds at the device
         * @description With the token of a paired device. Either `code`, the eight digits or the QR code's text of the member's phone, or `member` (id or email address) and `pin`. The session acts as that member under their own limits, reaches what a member does at a device and nothing else, and is audited as at this device. 422 `wrong_kiosk_code`, `wrong_kiosk_pin`, `kiosk_code_required`, `kiosk_pin_not_enough`; 429 `kiosk_pin_blocked` after five wrong PINs of one member.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code?: string;
                        member?: string;
                        pin?: string;
                    };
                };
            };
            responses: {
                /** @description The member's session */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            access_token: string;
                            /** @enum {string} */
                            token_type: "bearer";
                            expires_in: number;
                            /** @description Unix seconds */
                            expires_at: number;
                            /** Format: date-time */
                            session_ends_at: string;
                            member: {
                                /** Format: uuid */
                                id: string;
                                first_name: string;
                            };
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Too many tries */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/device-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End the member's session at the device
         * @description With the token of that session.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description It has ended */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/check-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver check-ins that were made without network
         * @description With the token of a paired device. Each is judged at its own time. Delivering them again changes nothing; conflicts are listed.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        check_ins: components["schemas"]["OfflineCheckIn"][];
                    };
                };
            };
            responses: {
                /** @description In the order of the request */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                booking_id: string;
                                at: string;
                                /** @enum {string} */
                                outcome: "checked_in" | "already" | "conflict";
                                code: string | null;
                                message: string | null;
                            }[];
                            /** @description How many of them are conflicts */
                            conflicts: number;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waitlist-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's waitlist entries, with their place in the queue and open offers */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description By requested date */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["WaitlistEntry"][];
                            /**
                             * Format: date-time
                             * @description The clock of the offers' expiry
                             */
                            now: string;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Join the waitlist for a date and sport
         * @description Without times any slot will do; one of them alone leaves the other side open. 409 `slots_free` carries in `details.slots` what can be booked instead, 409 `already_waiting` the entry in `details.entry_id`.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * Format: date
                         * @example 2026-03-08
                         */
                        requested_date: string;
                        sport: string;
                        /** Format: uuid */
                        court_id?: string | null;
                        /** @example 18:00 */
                        preferred_start_time?: string | null;
                        /** @example 21:00 */
                        preferred_end_time?: string | null;
                    };
                };
            };
            responses: {
                /** @description The entry, with its place in the queue */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WaitlistEntry"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waitlist-entries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove an entry from the waitlist: the caller's own; staff: any */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Removed; an open offer is withdrawn */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waitlist-entries/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a slot for a waiting member, and remove their entry
         * @description `end_time` defaults to one slot. 409 `slot_conflict` carries `details.alternatives`. 409 `slot_held`: offered to another member, named in `details.offered_to` until `details.expires_at`; `override_hold` takes it from them.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        court_id: string;
                        /** @example 2026-03-08T14:00:00Z */
                        start_time: string;
                        /** @example 2026-03-08T14:00:00Z */
                        end_time?: string;
                        override_hold?: boolean;
                    };
                };
            };
            responses: {
                /** @description The booking */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Booking"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waitlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All waiting members, oldest entry first */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    requested_date?: string;
                    court_id?: string;
                    sport?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One page of the active entries; the counters are the whole club's */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["WaitingMember"][];
                            next_cursor: string | null;
                            counts: {
                                waiting: number;
                                requested_for_today: number;
                                over_24_hours: number;
                            };
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waitlist-offers/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an offered slot: it becomes a booking, and the entry is removed
         * @description Only for the member to whom it was offered. 409 `offer_expired`, `offer_passed`, `offer_withdrawn`. The booking limits are checked again; if they reject the booking, the offer stays open until it expires. Accepting twice gives the same booking.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The booking */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Booking"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waitlist-offers/{id}/pass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pass on an offered slot: it goes to the next in the queue, the entry stays */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Passed; passing twice changes nothing */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The club's coaches */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Coaches by name */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Coach"][];
                            /** @description Not accepted yet; for staff only, otherwise empty */
                            invited: components["schemas"]["InvitedCoach"][];
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /** Add a coach: they are invited by mail, and become a coach when they accept */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        email: string;
                        /** @default  */
                        bio?: string;
                        sports: string[];
                    };
                };
            };
            responses: {
                /** @description The invited coach */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["InvitedCoach"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Too many mails to this address or from this club */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One coach */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The coach */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Coach"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a coach's name, bio or sports
         * @description For staff, and for the coach. The email address can be changed only in the account itself; here it is rejected.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name?: string;
                        email?: string;
                        bio?: string;
                        sports?: string[];
                    };
                };
            };
            responses: {
                /** @description The coach as they are now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Coach"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/coaches/{id}/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A coach's weekly hours */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The coach's week */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CoachAvailability"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        /**
         * Replace all of a coach's weekly hours
         * @description 409 `availability_changed` if they were saved since `version`: nothing is overwritten.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number;
                        rows: {
                            /** @enum {string} */
                            day_of_week: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
                            /** @example 09:30 */
                            start_time: string;
                            /** @example 09:30 */
                            end_time: string;
                        }[];
                    };
                };
            };
            responses: {
                /** @description The coach's week */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CoachAvailability"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        /** Add hours to a coach's week */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        day_of_week: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
                        /** @example 09:30 */
                        start_time: string;
                        /** @example 09:30 */
                        end_time: string;
                    };
                };
            };
            responses: {
                /** @description The coach's week */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CoachAvailability"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{id}/availability/{hours_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove hours from a coach's week */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    hours_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The coach's week */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CoachAvailability"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{id}/time-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A coach's current and future time off; for those who may edit it */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description By date */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["TimeOff"][];
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Add time off
         * @description Club-local. `ends_on` defaults to the same date. With times, it lasts from `start_time` of the first date to `end_time` of the last.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * Format: date
                         * @example 2026-03-08
                         */
                        starts_on: string;
                        /**
                         * Format: date
                         * @example 2026-03-08
                         */
                        ends_on?: string;
                        /** @example 09:30 */
                        start_time?: string;
                        /** @example 09:30 */
                        end_time?: string;
                        note?: string;
                    };
                };
            };
            responses: {
                /** @description The time off */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            time_off: components["schemas"]["TimeOff"];
                            /** @description What is already booked then; it stays */
                            standing: components["schemas"]["CalendarItem"][];
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{id}/time-off/{time_off_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove time off */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    time_off_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Removed */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "deleted";
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{id}/free": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When a coach could give a lesson in a week, and which courts are free then */
        get: {
            parameters: {
                query?: {
                    /** @description The first of seven dates; by default today */
                    from?: string;
                    /** @description Courts of this sport; by default of all that the coach teaches */
                    sport?: string;
                    /** @description Minutes; by default one slot of the club */
                    length?: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Seven days */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FreeTimes"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{id}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A coach's week on one calendar; for staff and the coach */
        get: {
            parameters: {
                query?: {
                    /** @description The first of seven dates; by default today */
                    from?: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Seven days */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CoachSchedule"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lessons a coach gives; for an admin the club's
         * @description A member's own lessons are among their bookings.
         */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    when?: "upcoming" | "past";
                    coach_id?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One page */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Booking"][];
                            next_cursor: string | null;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Schedule a private lesson
         * @description For coaches and admins; an admin names the coach. 409 `slot_conflict`, `slot_held`, `own_overlap`, `coach_busy`, `coach_away` and `member_busy` carry `details.alternatives`.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        member_id?: string;
                        /** Format: uuid */
                        coach_id?: string;
                        /** Format: uuid */
                        court_id?: string;
                        /** @example 2026-03-08T14:00:00Z */
                        start_time?: string;
                        /** @example 2026-03-08T14:00:00Z */
                        end_time?: string;
                    };
                };
            };
            responses: {
                /** @description The lesson */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Booking"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lessons/courts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which courts are free for a lesson at a time */
        get: {
            parameters: {
                query: {
                    start_time: string;
                    end_time: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Open courts by name */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["LessonCourt"][];
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lessons/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find a member to give a lesson to */
        get: {
            parameters: {
                query: {
                    /** @description Part of a name, two characters or more */
                    q: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description At most 10, by name; emails to staff only */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["FoundLearner"][];
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lesson-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lesson requests: a member's own, a coach's own, or for an admin the club's */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    status?: "pending" | "decided";
                    coach_id?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One page, the newest first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["LessonRequest"][];
                            next_cursor: string | null;
                            /** @description Only with the first page */
                            pending_count: number | null;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Ask a coach for a lesson
         * @description Date and time are both required, and club-local; any future time is accepted, also outside the coach's hours.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        coach_id?: string;
                        /**
                         * Format: date
                         * @example 2026-03-08
                         */
                        preferred_date?: string;
                        /** @example 09:30 */
                        preferred_time?: string;
                        sport?: string;
                        notes?: string;
                    };
                };
            };
            responses: {
                /** @description The request */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LessonRequest"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lesson-requests/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a request: books the lesson
         * @description 409 `slot_conflict`, `slot_held`, `own_overlap`, `coach_busy`, `coach_away` and `member_busy` carry `details.alternatives`; 409 `not_pending` the `details.status`.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        court_id: string;
                        /** @example 2026-03-08T14:00:00Z */
                        start_time: string;
                        /** @example 2026-03-08T14:00:00Z */
                        end_time: string;
                    };
                };
            };
            responses: {
                /** @description The accepted request, with its lesson */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LessonRequest"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lesson-requests/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject a request */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description The declined request */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LessonRequest"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lesson-requests/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw the caller's own request */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The withdrawn request */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LessonRequest"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The club's events */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    when?: "upcoming" | "past";
                    /** @description `registered`: the caller is registered; `leading`: the caller created or coaches it */
                    scope?: "all" | "registered" | "leading";
                    coach_id?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One page: upcoming ones by the next date, past ones newest first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ClubEvent"][];
                            next_cursor: string | null;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Create an event, or a weekly series of thirteen dates
         * @description 409 `slot_conflict`, `slot_held`, `own_overlap` and 422 `skipped_time` list the conflicting dates in `details.dates`; an event of one date gets `details.alternatives`.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        title: string;
                        description?: string | null;
                        /** Format: uuid */
                        court_id: string;
                        /** @example 2026-03-08T14:00:00Z */
                        start_time: string;
                        /** @example 2026-03-08T14:00:00Z */
                        end_time: string;
                        /** @default 10 */
                        max_attendees?: number;
                        /**
                         * @default null
                         * @enum {string|null}
                         */
                        recurrence_rule?: "weekly" | null;
                    };
                };
            };
            responses: {
                /** @description The event */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClubEvent"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One event with all its dates */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The event */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClubEvent"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an event
         * @description Times are those of the first future date; later dates follow it week by week.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number;
                        title?: string;
                        description?: string | null;
                        /** Format: uuid */
                        court_id?: string;
                        /** @example 2026-03-08T14:00:00Z */
                        start_time?: string;
                        /** @example 2026-03-08T14:00:00Z */
                        end_time?: string;
                        max_attendees?: number;
                    };
                };
            };
            responses: {
                /** @description The changed event */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClubEvent"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/events/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an event with all its future dates */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description The canceled event */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClubEvent"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register for an event and all its dates */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The event, with the caller's place */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClubEvent"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        /** Unregister from an event */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The event, without the caller's place */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClubEvent"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/roster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The registered people */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description In the order of registration */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Attendee"][];
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Register a member for an event and all its dates, by staff
         * @description The rules are those of a member's own registration: 409 `already_registered`, `event_full`, 422 `event_over`, `event_canceled`; also 422 `not_a_member` for a person of another role. The member gets a mail.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        user_id: string;
                    };
                };
            };
            responses: {
                /** @description The event, with the member's place */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClubEvent"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/roster/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unregister a person from an event, by staff
         * @description 422 `event_over`, `event_canceled`. The person gets a mail.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    user_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The event, without the person's place */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClubEvent"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The club's news */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    /** @description `retired` is for those who manage news */
                    status?: "current" | "retired";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One page, the newest first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["News"][];
                            next_cursor: string | null;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /** Publish an item */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        type: "info" | "event" | "social";
                        /** @enum {string} */
                        priority: "low" | "medium" | "high";
                        title: string;
                        body: string;
                    };
                };
            };
            responses: {
                /** @description The new item */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["News"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change an item's text, type or priority */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        type?: "info" | "event" | "social";
                        /** @enum {string} */
                        priority?: "low" | "medium" | "high";
                        title?: string;
                        body?: string;
                    };
                };
            };
            responses: {
                /** @description The item as it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["News"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/news/{id}/retire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hide an item from members */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The retired item */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["News"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show a retired item to members again */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The item, current again */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["News"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/notification-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller is notified of in this club, in which channel */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description What counts: locks, own choices, the club's defaults */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NotificationSettings"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        /**
         * Choose what one is notified of, and quiet hours
         * @description What is absent stays as it is. `quiet_hours: null` ends them.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NotificationChoices"];
                };
            };
            responses: {
                /** @description The settings as they are now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NotificationSettings"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/notification-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The club's defaults, and what people cannot switch off
         * @description For admins.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The club's settings */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClubNotificationSettings"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        /**
         * Set the club's defaults, and what people cannot switch off
         * @description For admins. 409 `settings_changed` if another admin has saved since `version`.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ClubNotificationSettingsInput"];
                };
            };
            responses: {
                /** @description The club's settings as they are now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClubNotificationSettings"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's inbox */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One page, the newest first, and how many of the whole inbox are unread */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["InboxItem"][];
                            unread_count: number;
                            next_cursor: string | null;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/inbox/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark items of one's inbox as read
         * @description Without `ids` all of them. 404 if one is no item of one's own.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids?: string[];
                    };
                };
            };
            responses: {
                /** @description How many are unread now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            unread_count: number;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was sent to whom and when
         * @description For admins. One entry for each notice and channel, for 90 days. `limit` counts notices.
         */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    channel?: "inbox" | "mail" | "push" | "text";
                    event?: "booking_made" | "booking_changed" | "booking_canceled" | "reminder" | "waitlist_offer" | "lesson" | "event_change" | "news" | "closure" | "invitation" | "billing";
                    state?: "queued" | "sending" | "sent" | "failed" | "in_doubt" | "skipped";
                    is_bounced?: "true" | "false";
                    /** @description Part of a name or an address */
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One page, the newest first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Delivery"][];
                            /** @description Addresses of the club that are marked */
                            bounced_count: number;
                            next_cursor: string | null;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/broadcasts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The club's last messages to members, with their progress
         * @description For admins. For 90 days.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The newest first, 20 at most */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Broadcast"][];
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Write to the members whom a filter names
         * @description For admins, ten times in 24 hours. Two recipients a second; what has not been sent can be stopped.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BroadcastInput"];
                };
            };
            responses: {
                /** @description The message with its progress */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Broadcast"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/broadcasts/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whom a message to members would reach, and how its mail looks
         * @description For admins. Changes nothing.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BroadcastInput"];
                };
            };
            responses: {
                /** @description Recipients by channel, and the mail */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BroadcastPreview"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/broadcasts/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to oneself alone
         * @description For admins.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BroadcastTest"];
                };
            };
            responses: {
                /** @description It is on its way */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/broadcasts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Stop a message: who has not got it gets none */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "stopped";
                    };
                };
            };
            responses: {
                /** @description The message with its progress */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Broadcast"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/me/push-subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's browsers that show notices, and the key to subscribe with */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The newest first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description VAPID (RFC 8292): the `applicationServerKey`, base64url */
                            public_key: string;
                            data: components["schemas"]["PushSubscription"][];
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Show the caller's notices in this browser until its session ends
         * @description The body is what `PushSubscription.toJSON()` returns. The same again changes nothing; another of the same session replaces it. Ten browsers of a person: the oldest makes room.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description An https:// address of the browser's push service
                         * @example https://push.example.com/x
                         */
                        endpoint: string;
                        keys: {
                            /** @description 65 bytes: an uncompressed point of P-256 */
                            p256dh: string;
                            /** @description 16 bytes */
                            auth: string;
                        };
                    };
                };
            };
            responses: {
                /** @description It is subscribed */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        /**
         * Show no more notices in a browser
         * @description Without `endpoint` in that of this session. Signing out does the same.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /**
                         * @description An https:// address of the browser's push service
                         * @example https://push.example.com/x
                         */
                        endpoint?: string;
                    };
                };
            };
            responses: {
                /** @description There is none */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/text-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the caller gets notices by text message */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The number, and whether its owner has agreed */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TextMessages"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        /**
         * Agree to notices by text message at one's own number, or take that back
         * @description 422 `text_number_missing`, `text_number_stopped` (reply START first) or `texts_off`.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        is_on: boolean;
                    };
                };
            };
            responses: {
                /** @description As it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TextMessages"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text-gateway/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receives what the gateway of text messages reports about one
         * @description Form-encoded and signed by Twilio; otherwise JSON `{reference, status: delivered | failed, problem?}` with the gateway's token as X-Gateway-Token. Safe to repeat.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Taken, or not relevant */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text-gateway/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receives what people reply to text messages: STOP and START
         * @description Form-encoded and signed by Twilio; otherwise JSON `{from, text}` with the gateway's token as X-Gateway-Token. Safe to repeat.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Taken, or not relevant */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The page that a mail's link opens
         * @description Changes nothing, because programs that check mails open links too.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page for people */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/html": string;
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /**
         * End mails about an event without signing in
         * @description RFC 8058: mail programs send `List-Unsubscribe=One-Click`. The inbox stays as it is.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page for people */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/html": string;
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/day-notes/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The staff's note about a day
         * @description Front desk, admins and coaches read it.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    date: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The note; an empty one if none was written */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DayNote"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        /**
         * Write the staff's note about a day
         * @description Front desk and admins. `version` is that of the note as it was read, 0 for the first. 409 `day_note_changed` if it was changed since: `details.current` is the note as it is now. An empty text removes it.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    date: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        body: string;
                        version: number;
                    };
                };
            };
            responses: {
                /** @description The note as it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DayNote"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plans on sale, cheapest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Active plans */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Plan"][];
                        };
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The club's subscription, its limits, and how much of them is used
         * @description For the club's admins, whether its access has expired or not. 403 `ask_admin` names the admins in `details.ask`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The club's subscription */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Subscription"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The names of the club's admins, who can change its plan
         * @description For all members of the club, whether its access has expired or not. Empty in the demo club.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description By name */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                name: string;
                            }[];
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The page for subscribing to a plan, or changing to it
         * @description A club has one checkout at a time: repeating the request, by any admin, returns the same one; a different request ends it. With a subscription, `url` is the provider's page that confirms the change, or the portal where it must first be paid or resumed. It leads back to `/upgrade` with `?checkout=success`, `?checkout=canceled`, or `?portal=done` from the portal. 409 `already_subscribed`, `payment_received`, `checkout_replaced`.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @example pro */
                        planId: string;
                        /** @enum {string} */
                        billingCycle: "monthly" | "yearly";
                    };
                };
            };
            responses: {
                /** @description Where the browser goes next */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uri */
                            url: string;
                            /** @enum {string} */
                            opens: "checkout" | "plan_change" | "portal";
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The page for changing, canceling and resuming the subscription */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The provider's page; it leads back to /upgrade */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uri */
                            url: string;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receives the payment provider's events; nothing else changes a subscription
         * @description Signed by the provider's scheme over the raw body. Safe to repeat, in any order.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    "stripe-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Applied, or not relevant */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            received: true;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/join-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The clubs that the caller has asked to join */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Newest first, without admitted ones */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["JoinRequest"][];
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /** Ask to join the club of a code; asking again returns the state of the request */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @example K7QM-2XRA */
                        join_code: string;
                    };
                };
            };
            responses: {
                /** @description Pending, or admitted at once if the club allows that */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["JoinRequest"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Too many codes tried */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/join-requests/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pending requests to join the caller's club */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The longest waiting first, 200 at most */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["AskedToJoin"][];
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/join-requests/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Admit a person who asked to join */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    /** @description The person who requests membership */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Admitted */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "admitted" | "declined";
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/join-requests/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline a request to join */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    /** @description The person who requests membership */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Declined */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "admitted" | "declined";
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The club's pending invitations */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Newest first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Invitation"][];
                            next_cursor: string | null;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Invite a person into the club; inviting an address again renews its invitation
         * @description For admins, and for the front desk if the role is coach. The address gets a mail.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        full_name?: string;
                        /** @enum {string} */
                        role: "admin" | "coach" | "front_desk" | "member";
                    };
                };
            };
            responses: {
                /** @description The invitation */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Invitation"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Too many mails to this address or from this club */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitation-checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which addresses can be invited; sends nothing
         * @description For those who may invite. `invited` is null where the caller may not renew the pending invitation.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        emails: string[];
                    };
                };
            };
            responses: {
                /** @description In the order of the addresses */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["AddressCheck"][];
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an invitation again, with a new link that replaces the old one */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The invitation, with a new expiry */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Invitation"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Too many mails to this address or from this club */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke an invitation */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Revoked */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "revoked";
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/first-admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite the installation's first admin, with the secret of `npm run first-admin`
         * @description Only while the installation has no admin; the person founds their club after accepting.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        full_name?: string;
                        setup_secret: string;
                    };
                };
            };
            responses: {
                /** @description Invited */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            email: string;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Too many tries */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitation-batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite many people into one role; the server sends one after the other
         * @description For admins, and for the front desk if the role is coach. A line that cannot be sent says why. The limits are those of single invitations: at a limit the batch waits and goes on by itself. 409 `batch_under_way` while the caller's last one has not ended.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        role: "admin" | "coach" | "front_desk" | "member";
                        lines: {
                            email: string;
                            full_name?: string;
                        }[];
                    };
                };
            };
            responses: {
                /** @description The batch, whose lines are being sent */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["InvitationBatch"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitation-batches/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's newest batch of invitations */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Null: there is none, or it was forgotten */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            batch: components["schemas"]["InvitationBatch"] | null;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitation-batches/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send no further line of a batch */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The batch as it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["InvitationBatch"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitation-batches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Forget a batch that has ended; its invitations stay
         * @description 409 `batch_under_way` while it is being sent. It is forgotten after 30 days in any case.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Forgotten */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{list}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import members from a file or from rows; with dry_run=true, only what that would do
         * @description The body is multipart/form-data with `file` (CSV or XLSX, at most 5 MiB) and optionally `mapping` (JSON), or JSON with `rows` and optionally `mapping`. At most 5,000 rows. A new person gets an invitation, which a job mails within the club's limit of mails; a member's name is corrected. Wrong rows are left out. 409 `import_under_way` while another one is being written.
         */
        post: {
            parameters: {
                query?: {
                    dry_run?: "true" | "false";
                };
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    list: "members";
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        rows: components["schemas"]["RowToImport"][];
                        mapping?: {
                            email?: string;
                            full_name?: string;
                            first_name?: string;
                            last_name?: string;
                            role?: string;
                        };
                    };
                    "multipart/form-data": {
                        /** Format: binary */
                        file: string;
                        mapping?: string;
                    };
                };
            };
            responses: {
                /** @description What it would do */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ImportReport"];
                    };
                };
                /** @description It is being written */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ImportReport"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Larger than 5 MiB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/latest-import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The club's newest import of members */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Null: there is none */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            import: components["schemas"]["MemberImport"] | null;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far an import is */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The import as it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MemberImport"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write no further row of an import, and send no further mail */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The import as it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MemberImport"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an import back, within a day
         * @description Invitations not accepted yet end, and names become what they were. 409 `undo_over` after a day.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The import, undone */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MemberImport"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invitations, of any club, to the caller's verified address */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Newest first, 50 at most */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OwnInvitation"][];
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/invitations/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join the club of an invitation, with its role; for people without a club */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The club, and the role in it */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            club: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            };
                            /** @enum {string} */
                            role: "admin" | "coach" | "front_desk" | "member";
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitation-previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the link of an invitation's mail is for, without using it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description As the link carries it */
                        token_hash: string;
                        /**
                         * Format: uuid
                         * @description Chooses one if several clubs have invited the address
                         */
                        club_id?: string;
                    };
                };
            };
            responses: {
                /** @description The invitation behind the link */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Null if none is open */
                            invitation: components["schemas"]["InvitationPreview"] | null;
                            /** @description False once the link was used, renewed or revoked, or has expired */
                            is_link_open: boolean;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Too many from this network */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club-signups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up with a new club, on trial
         * @description Creates the account, the club with its courts and sample coach, and the session, all or nothing. The address may still have to be confirmed. 409 `email_taken` if it is registered already.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        club_name: string;
                        location?: string;
                        /**
                         * @description IANA name; New York if absent
                         * @example Europe/Berlin
                         */
                        time_zone?: string;
                        admin_name: string;
                        email: string;
                        password: string;
                        captcha_token?: string;
                    };
                };
            };
            responses: {
                /** @description The club, and a session of its admin */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            session: components["schemas"]["Session"];
                            club: components["schemas"]["FoundedClub"];
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Too many sign-ups from this network or for this address */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clubs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a club on trial, and become its admin */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        club_name: string;
                        location?: string;
                        /**
                         * @description IANA name; New York if absent
                         * @example Europe/Berlin
                         */
                        time_zone?: string;
                    };
                };
            };
            responses: {
                /** @description The club */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            club: components["schemas"]["FoundedClub"];
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The club's settings and their version */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The club */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminClub"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Save the settings that change
         * @description 409 `settings_changed` if they were saved since `version`: read them again. 409 `strands_bookings` if existing bookings would not fit: `details.count` is their number, `details.bookings` the first of them; they stay unchanged, and the same save with `confirm_stranded` set to that count is accepted.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SettingsChange"];
                };
            };
            responses: {
                /** @description The club as it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminClub"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/club/rules/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What changed rules would mean for existing bookings; changes nothing */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RulesChange"];
                };
            };
            responses: {
                /** @description The bookings that the new rules would not allow */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RulesPreview"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/join-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace the club's join code; the old one stops working */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The club with its new `join_code` */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminClub"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Upload the club's logo
         * @description The body is the picture itself: JPG or PNG by its content, at most 2 MB, at most 3000 by 3000 pixels. It is encoded again at 1024 by 1024 pixels at most, without metadata. `version` is that of the settings as they were read.
         */
        put: {
            parameters: {
                query: {
                    version: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "image/png": string;
                    "image/jpeg": string;
                };
            };
            responses: {
                /** @description The club with its new `branding_logo_url` */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminClub"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Larger than 2 MB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Too many uploads for this club */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        post?: never;
        /** Remove the club's logo */
        delete: {
            parameters: {
                query: {
                    version: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The club without a logo */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminClub"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clubs/{id}/logo/{digest}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A club's logo, at the address that `branding_logo_url` names */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    digest: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The picture; it never changes */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/png": string;
                        "image/jpeg": string;
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club-closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the club is going to close, and whether its admin can close it */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The closing of the club */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClubClosing"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        /**
         * Schedule the closing of the club in 14 days, or cancel it
         * @description For the club's only administrator; any administrator can cancel it. A closed club has no members. 409 with the obstacle's code.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        close: boolean;
                        /** @description The club's name, to confirm that it is meant */
                        club_name?: string;
                    };
                };
            };
            responses: {
                /** @description The closing of the club, after the change */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClubClosing"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/unproven-club": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The club that was founded with the caller's address before it was confirmed, if any waits for their decision */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The club, or null */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            club: components["schemas"]["UnprovenClub"] | null;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Keep that club, as its admin, or close it at once
         * @description A repeated decision changes nothing. 409 `already_in_club` if the caller now belongs to another club.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        club_id: string;
                        keep: boolean;
                    };
                };
            };
            responses: {
                /** @description The decision is stored */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            kept: boolean;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The steps of a new club's set-up, for its admin */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Which steps are done, and whether to show them */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Onboarding"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/confirm-hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm that the club's opening hours and time zone are right */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The steps after the change */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Onboarding"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop showing the steps to the caller */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The steps after the change */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Onboarding"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The club's API keys
         * @description For admins. Their secrets are not known to the server.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Newest first, expired ones too */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ApiKey"][];
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Make an API key
         * @description For admins. Another program sends the secret as `Authorization: Bearer ck_…`. The key acts for the admin who made it, within its scopes, and ends with its expiry, when it is revoked, or when that person is no admin any more.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        scopes: ("club:read" | "club:write" | "courts:read" | "courts:write" | "blocks:read" | "blocks:write" | "availability:read" | "bookings:read" | "bookings:write" | "members:read" | "members:write" | "guests:read" | "guests:write" | "waitlist:read" | "waitlist:write" | "coaches:read" | "coaches:write" | "lessons:read" | "lessons:write" | "events:read" | "events:write" | "reports:read" | "audit:read" | "news:read" | "news:write")[];
                        /**
                         * Format: date-time
                         * @description A year ahead by default, three years at most
                         */
                        expires_at?: string;
                    };
                };
            };
            responses: {
                /** @description The key with its secret, shown this once */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiKey"] & {
                            /** @description Only this response has it: the server keeps a hash */
                            secret: string;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke an API key */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description It is unusable at once */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The club's webhooks
         * @description For admins. The secrets of their signatures are shown once.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Oldest first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Webhook"][];
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Send events to an address
         * @description For admins. Messages are signed by the Standard Webhooks scheme and sent at least once, in no certain order; without a response of 200 to 299 within 10 seconds again for three days. Redirects are not followed.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description Public, and https
                         * @example https://example.com/courtside
                         */
                        url: string;
                        events: ("booking.created" | "booking.changed" | "booking.canceled" | "booking.restored" | "event.created" | "event.changed" | "event.canceled" | "event.registered" | "event.unregistered" | "member.joined" | "member.changed" | "member.left" | "waitlist.joined" | "waitlist.left" | "waitlist.offered" | "waitlist.offer_ended" | "block.created" | "block.removed" | "court.created" | "court.changed")[];
                        description?: string;
                    };
                };
            };
            responses: {
                /** @description The webhook with its secret, shown this once */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Webhook"] & {
                            /**
                             * @description Signs the messages
                             * @example whsec_…
                             */
                            secret: string;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a webhook with its log */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Nothing is sent there any more */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /**
         * Change, pause or resume a webhook
         * @description What happens while it is paused is not sent afterwards, unless it is replayed.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description Public, and https
                         * @example https://example.com/courtside
                         */
                        url?: string;
                        events?: ("booking.created" | "booking.changed" | "booking.canceled" | "booking.restored" | "event.created" | "event.changed" | "event.canceled" | "event.registered" | "event.unregistered" | "member.joined" | "member.changed" | "member.left" | "waitlist.joined" | "waitlist.left" | "waitlist.offered" | "waitlist.offer_ended" | "block.created" | "block.removed" | "court.created" | "court.changed")[];
                        description?: string;
                        paused?: boolean;
                    };
                };
            };
            responses: {
                /** @description The webhook */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Webhook"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was sent to a webhook, with every attempt
         * @description Kept 30 days.
         */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    state?: "pending" | "delivered" | "failed" | "skipped";
                    event?: "booking.created" | "booking.changed" | "booking.canceled" | "booking.restored" | "event.created" | "event.changed" | "event.canceled" | "event.registered" | "event.unregistered" | "member.joined" | "member.changed" | "member.left" | "waitlist.joined" | "waitlist.left" | "waitlist.offered" | "waitlist.offer_ended" | "block.created" | "block.removed" | "court.created" | "court.changed";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Newest first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["WebhookDelivery"][];
                            next_cursor: string | null;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/{delivery_id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send one delivery again
         * @description With the same `webhook-id`. 409 `webhook_paused`: resume the webhook first.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                    delivery_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The delivery, which is due now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WebhookDelivery"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send again what failed or was skipped
         * @description 1,000 deliveries at most, oldest first. 409 `webhook_paused`: resume the webhook first.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description By default three days ago
                         */
                        since?: string;
                    };
                };
            };
            responses: {
                /** @description How many are due now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            replayed: number;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/door-gateway": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The club's lock gateway
         * @description For admins.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Null: there is none */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            gateway: components["schemas"]["DoorGateway"] | null;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        /**
         * Set the lock gateway, which gets a code for each booking
         * @description For admins. Messages are signed by the Standard Webhooks scheme. Setting it again makes a new secret.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
            responses: {
                /** @description The gateway with its secret, shown this once */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DoorGateway"] & {
                            secret: string;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        post?: never;
        /**
         * Send no more codes to the gateway
         * @description For admins. Codes that it has end by themselves.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description It gets nothing any more */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/door-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The code that opens the court's door for a booking
         * @description For the booking's people and staff, from two days before the start.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Null: there is none, not yet or not any more */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            door_code: components["schemas"]["DoorCode"] | null;
                        };
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description No session, or it has ended */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The club's access has expired */
                402: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description The role may not do this */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A concurrent change came first, or the state does not allow it */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description A rule of the club forbids it */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo-visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Visit the demo club as a throwaway member, for 60 minutes
         * @description From `expires_at` on, calls of the club respond with 402 and /me reports `demo_expired`; ten minutes later the session and the visitor are deleted with everything they created, and calls respond with 401. Takes no body.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The visitor's session */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DemoVisit"];
                    };
                };
                /** @description Too many visits from this network */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qa-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter as a persona of the QA club, for 60 minutes
         * @description Only if the server's QA_LOGIN is on; otherwise 404, as for a call that does not exist.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        role: "admin" | "coach" | "front_desk" | "member";
                    };
                };
            };
            responses: {
                /** @description The persona's session */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["QaSession"];
                    };
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Does not exist in this club */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Too many sessions from this network */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client-errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a failure of a remote in the browser
         * @description For all callers, signed in or not. Kept for 30 days as an hourly count, without a person, an address or a message. A canary that fails more often than the live release is withdrawn by it. A repeated report counts again, so it takes no Idempotency-Key.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ClientError"];
                };
            };
            responses: {
                /** @description Counted */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description A field is not valid; details.field names it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Larger than 2 KiB */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Too many reports from this network */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
                /** @description Temporarily unavailable; try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Error: {
            /** @example slot_conflict */
            code: string;
            /** @example This time slot conflicts with an existing booking */
            message: string;
            details?: {
                [key: string]: unknown;
            };
            requestId: string;
        };
        Me: {
            profile: components["schemas"]["Profile"];
            club: components["schemas"]["Club"] | null;
            access: components["schemas"]["Access"];
            trial: components["schemas"]["Trial"] | null;
            session: components["schemas"]["OwnSession"];
            /** @description Of a suspended club; the reason is for its admins, and null for everybody else */
            suspension: {
                /** Format: date-time */
                since: string;
                reason: string | null;
            } | null;
            /** @description The club that removed the person, or that closed, while they belong to no club */
            removed_from: {
                club_name: string;
                /** Format: date-time */
                removed_at: string;
                club_closed: boolean;
            } | null;
            /** @enum {string|null} */
            role: "admin" | "coach" | "front_desk" | "member" | null;
            /** @enum {string|null} */
            effective_role: "admin" | "coach" | "front_desk" | "member" | null;
        };
        Profile: {
            /** Format: uuid */
            id: string;
            email: string;
            name: string;
            /** @description Always equal to name */
            full_name: string;
            /** @enum {string|null} */
            role: "admin" | "coach" | "front_desk" | "member" | null;
            /** Format: uuid */
            club_id: string | null;
            /** Format: date-time */
            created_at: string;
            is_demo: boolean;
            /** @enum {string|null} */
            impersonating_role: "admin" | "coach" | "front_desk" | "member" | null;
            bio: string;
            sports: string[];
            has_staff_pin: boolean;
            /** @description Whether members find the person in the club's directory */
            in_directory: boolean;
        };
        Club: {
            /** Format: uuid */
            id: string;
            name: string;
            location: string;
            contact_email: string;
            contact_phone: string;
            branding_logo_url: string | null;
            branding_primary_color: string;
            primary_color: string;
            welcome_message: string;
            sports: string[];
            slot_length_minutes: number;
            time_slot_minutes: number;
            advance_booking_days: number;
            max_bookings_per_day: number;
            max_bookings_per_week: number;
            max_booking_length_minutes: number;
            cancel_cutoff_hours: number;
            /** @description Whether cancel_cutoff_hours holds for moves too */
            cutoff_applies_to_moves: boolean;
            /** @example 06:00 */
            booking_hours_start: string;
            /** @example 22:00 */
            booking_hours_end: string;
            /** @example America/New_York */
            time_zone: string;
            /** @enum {string} */
            player_counts: "booker" | "everyone";
            guests_per_member_month: number;
            guests_per_member_year: number;
            visits_per_guest_year: number;
            guest_fee_cents: number;
            names_required_hours: number;
            /** @enum {string} */
            unnamed_bookings: "remind" | "release";
            /** @enum {string} */
            partner_search: "exact" | "directory";
            /** @description By sport; others have their default */
            max_players: {
                [key: string]: number;
            };
            waitlist_enabled: boolean;
            allow_waitlist: boolean;
            allow_trial_mode: boolean;
            /** @description Dates that a series of a member may have; 0: members make none */
            series_max_dates: number;
            is_demo: boolean;
            subscription_status: string;
            trial_active: boolean;
            /** Format: date-time */
            trial_expires_at: string | null;
            is_paid: boolean;
            /** @description Always equal to is_paid */
            is_active: boolean;
            /**
             * Format: date-time
             * @description Always null: a demo lasts from each visitor's own start, see `access.demo_expires_at` of /me
             */
            demo_started_at: string | null;
            /**
             * Format: date-time
             * @description Always null: a demo lasts from each visitor's own start, see `access.demo_expires_at` of /me
             */
            demo_expires_at: string | null;
            /**
             * Format: date-time
             * @description When the club closes unless an admin cancels that
             */
            closes_at: string | null;
            version: number;
            settings: {
                sports: string[];
                sports_offered: string[];
                welcome_message: string;
                time_zone: string;
                is_demo: boolean;
                demo_mode: boolean;
            };
            /** @description Read-only aliases of the canonical rules */
            booking_rules: {
                max_per_day: number;
                max_per_week: number;
                max_days_ahead: number;
                slot_duration_minutes: number;
                contact_email: string;
                advance_booking_days: number;
                daily_booking_limit: number;
                max_duration_hours: number;
                max_advance_days: number;
            };
            club_settings: {
                booking_notice_days: number;
                max_bookings_per_day: number;
                booking_slot_length_minutes: number;
                enable_waitlist: boolean;
                primary_color: string;
                sports_enabled: string[];
            };
        };
        Access: {
            has_access: boolean;
            /** @enum {string} */
            access_type: "paid" | "trial" | "demo" | "trial_expired" | "demo_expired" | "suspended" | "no_club" | "error";
            is_demo: boolean;
            is_trial: boolean;
            is_active: boolean;
            /** Format: date-time */
            demo_expires_at: string | null;
            /** Format: date-time */
            trial_expires_at: string | null;
            minutes_remaining: number | null;
            days_remaining: number | null;
        };
        Trial: {
            is_paid: boolean;
            trial_active: boolean;
            /** Format: date-time */
            trial_expires: string | null;
            subscription_status: string;
            has_access: boolean;
            /** @description Whole days, rounded up */
            days_remaining: number | null;
        };
        OwnSession: {
            /**
             * Format: date-time
             * @description When the session ends even if it is refreshed; null: it has no such end
             */
            expires_at: string | null;
            /**
             * @description The persona of a QA session; null for every other session
             * @enum {string|null}
             */
            qa_role: "admin" | "coach" | "front_desk" | "member" | null;
        };
        /**
         * @example {
         *       "list": "members",
         *       "views": [
         *         {
         *           "name": "Front desk",
         *           "search": "role=front_desk&sort=name"
         *         }
         *       ]
         *     }
         */
        SavedViews: {
            /** @enum {string} */
            list: "blocks" | "bookings" | "coaches" | "events" | "members" | "news" | "requests" | "waitlist";
            views: {
                name: string;
                /** @description What the address says after the question mark */
                search: string;
            }[];
        };
        PersonExport: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "preparing" | "ready";
            /** Format: date-time */
            requested_at: string;
            /**
             * Format: date-time
             * @description Until when it can be downloaded, once it is ready
             */
            expires_at: string | null;
        };
        PersonData: {
            [key: string]: unknown;
        };
        FoundMember: {
            /** Format: uuid */
            id: string;
            name: string;
            email: string;
        };
        PersonHit: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Null for a coach, who is not staff */
            email: string | null;
        };
        BookingHit: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "booking" | "lesson";
            /** Format: uuid */
            user_id: string;
            user_name: string;
            /** Format: uuid */
            court_id: string;
            court_name: string;
            sport: string;
            /** Format: date-time */
            start_time: string;
            /** Format: date-time */
            end_time: string;
        };
        CourtHit: {
            /** Format: uuid */
            id: string;
            name: string;
            sport: string;
        };
        Samples: {
            /** @description Sample people */
            people: number;
            /** @description Sample news that members read */
            news: number;
        };
        Member: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Always equal to `name` */
            full_name: string;
            email: string;
            /** @enum {string} */
            role: "admin" | "coach" | "front_desk" | "member";
            /** Format: date-time */
            joined_at: string;
        };
        Court: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            club_id: string;
            name: string;
            sport: string;
            is_active: boolean;
            /**
             * @description null = not said
             * @enum {string|null}
             */
            surface: "hard" | "clay" | "grass" | "artificial grass" | "carpet" | "wood" | "concrete" | "glass" | null;
            /** @description null = not said */
            is_indoor: boolean | null;
            /** @description How many people play on one booking; null = as the club says for the sport */
            max_players: number | null;
        };
        Booking: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            club_id: string;
            /** Format: uuid */
            court_id: string;
            court_name: string;
            sport: string;
            /**
             * Format: uuid
             * @description null if it is another member's and the caller is not staff
             */
            user_id: string | null;
            /** @description 'Member' if the caller may not see names */
            user_name: string;
            user_email: string | null;
            /** @enum {string} */
            kind: "booking" | "lesson";
            /**
             * Format: uuid
             * @description Of a lesson; like `user_id`, only for staff and its two people
             */
            coach_id: string | null;
            coach_name: string | null;
            /** Format: date-time */
            start_time: string;
            /** Format: date-time */
            end_time: string;
            /** @enum {string} */
            status: "confirmed" | "canceled" | "completed";
            in_progress: boolean;
            /** @description Whether the caller may cancel it now */
            can_cancel: boolean;
            /** @description Why the caller cannot currently cancel a future booking that they may cancel: the cut-off */
            cancel_refusal: string | null;
            cancel_reason: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: uuid
             * @description The series it belongs to; for its booker and staff, who may act on it
             */
            series_id: string | null;
            /** @description What staff call its series; null for others */
            series_label: string | null;
            /** @description The booker first; empty if the caller is neither staff nor one of the booking's people */
            players: components["schemas"]["Player"][];
            /** @description How many may play, the booker among them */
            max_players: number;
            /** @description Whether the caller may change the players now */
            can_change_players: boolean;
            /** @description Whether the caller is a player who may leave now */
            can_leave: boolean;
            /** @description Of its guests; 0 if the caller may not see the players */
            guest_fees_due_cents: number;
            /** @description For a guest without an account; it has no booker */
            walk_in: boolean;
            /** @description How often it was moved */
            sequence: number;
            /**
             * Format: date-time
             * @description When its players were there; for its people and staff
             */
            checked_in_at: string | null;
            /** @description Whether the caller may check it in now */
            can_check_in: boolean;
        };
        Player: {
            /**
             * Format: uuid
             * @description Of the booker, their user id
             */
            id: string;
            /**
             * Format: uuid
             * @description null for a guest
             */
            user_id: string | null;
            guest_name: string | null;
            /** @description For the booker and staff */
            guest_email: string | null;
            name: string;
            is_booker: boolean;
            is_me: boolean;
        };
        /** @description A date of an event */
        AffectedDate: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            event_id: string;
            title: string;
            /** Format: date-time */
            start_time: string;
            /** Format: date-time */
            end_time: string;
        };
        CourtBlock: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            court_id: string;
            court_name: string;
            sport: string;
            /** Format: date-time */
            start_time: string;
            /** Format: date-time */
            end_time: string;
            reason: string | null;
            created_by_name: string | null;
            /** Format: date-time */
            created_at: string;
        };
        BlockConflict: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            court_id: string;
            court_name: string;
            /** @description The booker, the leader of the event, or the member to whom the slot is offered */
            user_name: string;
            /**
             * @description `offer_held`: a slot held for a member on the waitlist; its id is the offer's
             * @enum {string}
             */
            kind: "booking" | "lesson" | "event" | "offer_held";
            /** @description Of an event */
            title: string | null;
            /** Format: date-time */
            start_time: string;
            /** Format: date-time */
            end_time: string;
        };
        RejectedCourt: {
            /** Format: uuid */
            court_id: string;
            court_name: string;
            message: string;
        };
        ClosurePreview: {
            /** @description Send it along, so that exactly this happens or nothing */
            version: string;
            /** Format: date-time */
            start_time: string;
            /** Format: date-time */
            end_time: string;
            courts: components["schemas"]["ClosedCourt"][];
            /** @description Courts that are blocked already */
            refused: components["schemas"]["RejectedClosureCourt"][];
            /** @description By start */
            items: components["schemas"]["ClosureItem"][];
            counts: components["schemas"]["ClosureCounts"];
            /** @description How many people are notified */
            people: number;
        };
        ClosedCourt: {
            /** Format: uuid */
            id: string;
            name: string;
            sport: string;
        };
        RejectedClosureCourt: {
            /** Format: uuid */
            court_id: string;
            court_name: string;
            message: string;
        };
        ClosureItem: {
            /** @enum {string} */
            kind: "booking" | "lesson" | "event" | "waitlist_offer" | "waitlist_entry";
            /**
             * Format: uuid
             * @description Of an event, its date's
             */
            id: string;
            /**
             * Format: uuid
             * @description null for a waitlist entry for any court
             */
            court_id: string | null;
            court_name: string | null;
            sport: string;
            /** Format: date-time */
            start_time: string;
            /** Format: date-time */
            end_time: string;
            /** @description The booker, the leader of the event, or the waiting member */
            user_name: string;
            /** @description Everybody else: players, the coach, those registered */
            players: string[];
            /** @description Of an event */
            title: string | null;
            /**
             * Format: uuid
             * @description The series of the booking
             */
            series_id: string | null;
            /**
             * @description `withdraw`: of a waitlist offer; a waitlist entry is kept
             * @enum {string}
             */
            outcome: "cancel" | "move" | "keep" | "withdraw";
            /** Format: uuid */
            to_court_id: string | null;
            to_court_name: string | null;
        };
        ClosureCounts: {
            cancel: number;
            move: number;
            keep: number;
            withdraw: number;
            waiting: number;
        };
        ClosureChoice: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            outcome: "cancel" | "move" | "keep";
        };
        Closure: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            state: "closed" | "reopened" | "undone";
            /** Format: date-time */
            start_time: string;
            /** Format: date-time */
            end_time: string;
            /** @enum {string} */
            reason: "rain" | "maintenance" | "tournament" | "other";
            message: string | null;
            /** @enum {string} */
            outcome: "cancel" | "move" | "keep";
            courts: components["schemas"]["ClosedCourt"][];
            /** @description Bookings, lessons and event dates, its extensions included */
            canceled: number;
            moved: number;
            alternatives_held: number;
            alternatives_taken: number;
            is_over: boolean;
            created_by_name: string | null;
            /** Format: date-time */
            created_at: string;
        };
        ClosureAlternatives: {
            /**
             * Format: uuid
             * @description The canceled booking
             */
            booking_id: string;
            /** Format: uuid */
            closure_id: string;
            court_name: string;
            /** Format: date-time */
            start_time: string;
            /** Format: date-time */
            end_time: string;
            /** @enum {string} */
            reason: "rain" | "maintenance" | "tournament" | "other";
            message: string | null;
            /**
             * Format: date-time
             * @description Until when the first of them is held
             */
            expires_at: string;
            alternatives: {
                /**
                 * Format: uuid
                 * @description For POST /waitlist-offers/{id}/accept
                 */
                offer_id: string;
                /** Format: uuid */
                court_id: string;
                court_name: string;
                sport: string;
                /** Format: date-time */
                start_time: string;
                /** Format: date-time */
                end_time: string;
                /** Format: date-time */
                expires_at: string;
            }[];
        };
        ClosureResult: components["schemas"]["Closure"] & {
            refused: components["schemas"]["RejectedClosureCourt"][];
            /** @description What this request has affected */
            items: components["schemas"]["ClosureItem"][];
            /** @description How many people are notified of it */
            people: number;
        };
        UndoneClosure: components["schemas"]["Closure"] & {
            /** @description Bookings, lessons and event dates that stand again */
            restored: number;
        };
        Availability: {
            /** Format: date */
            date: string;
            time_zone: string;
            /** Format: date-time */
            now: string;
            slot_length_minutes: number;
            longest_booking_minutes: number;
            /**
             * Format: date
             * @description null = no limit (staff)
             */
            last_bookable_date: string | null;
            /** @description Why nothing can be booked on this date, if so */
            notice: string | null;
            allowance: components["schemas"]["Allowance"];
            club_bookings: components["schemas"]["ClubBookings"];
            courts: {
                /** Format: uuid */
                court_id: string;
                name: string;
                slots: components["schemas"]["Slot"][];
                occupancies: components["schemas"]["Occupancy"][];
            }[];
        };
        Allowance: {
            /** @description Not canceled, on the requested date */
            bookings_today: number;
            /** @description null = none (staff) */
            daily_limit: number | null;
            /** @description Sunday to Saturday around the requested date */
            bookings_this_week: number;
            /** @description null = none */
            weekly_limit: number | null;
            /** @description Bookings still allowed that day; null = no limit */
            slots_left: number | null;
        };
        /** @description For staff only, otherwise null */
        ClubBookings: {
            /** @description Not canceled, on the requested date */
            today: number;
            /** @description Sunday to Saturday around the requested date */
            this_week: number;
        } | null;
        Slot: {
            /** Format: date-time */
            start_time: string;
            /** Format: date-time */
            end_time: string;
            state: components["schemas"]["SlotState"];
            reason?: string;
            /**
             * Format: uuid
             * @description The occupancy of the slot; see the court's `occupancies`
             */
            occupancy_id?: string;
        };
        /**
         * @description own_overlap: the court is free, the person has another booking then; join_waitlist: every court is taken, and the person may wait
         * @enum {string}
         */
        SlotState: "available" | "booked" | "blocked" | "limit_reached" | "own_overlap" | "join_waitlist" | "own" | "offer_held" | "event" | "lesson" | "past";
        /** @description The exact times of what fills a court, also off the slot grid */
        Occupancy: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            start_time: string;
            /** Format: date-time */
            end_time: string;
            state: components["schemas"]["SlotState"];
            /**
             * Format: uuid
             * @description Of own bookings; for staff, of every booking
             */
            booking_id?: string;
            /**
             * Format: uuid
             * @description Of an event; for staff
             */
            event_id?: string;
            /** @description The booker's name; for staff, and for the two people of a lesson */
            booked_by?: string;
            /** @description Of a lesson; for staff and its two people */
            coach_name?: string;
            /**
             * @description For staff: the names of the players besides `booked_by`
             * @example [
             *       "Ada Lindqvist"
             *     ]
             */
            players?: string[];
            /** @description For staff: the club requires the players' names, and none is given */
            is_unnamed?: boolean;
            /** @description For staff: its players are there */
            is_checked_in?: boolean;
            /** @description For staff: what is due for guests, if anything */
            guest_fees_due_cents?: number;
            /** @description What staff call the booking's series; for staff */
            series_label?: string;
            reason?: string;
            /** @description false: another member has booked it, and the person only plays; left out for all others, and for staff, who may change any booking */
            is_booker?: boolean;
            offer?: components["schemas"]["HeldOffer"];
        };
        /** @description Of `offer_held`; for the holder and for staff */
        HeldOffer: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            expires_at: string;
            /** @description Offered to the caller, who may accept or pass */
            is_yours: boolean;
            /** @description The person's name; for staff only */
            offered_to?: string;
        };
        SharedDay: {
            /** Format: date */
            date: string;
            sport: string;
            /** @description Changes if and only if the content does; also the ETag */
            version: string;
            /**
             * Format: date-time
             * @description The first instant of the club-local date
             */
            day_start: string;
            /** @description From `minute` on, the wall clock shows `wall`; more than one where the clock changes */
            clock: {
                /** @description Minutes since `day_start` */
                minute: number;
                wall: number;
            }[];
            courts: components["schemas"]["SharedCourt"][];
        };
        SharedCourt: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description `[start, length, code]` of each occupancy, in minutes since `day_start`, by start. Codes: 0 booked, 1 lesson, 2 event, 3 blocked, 4 held for a waitlist offer */
            taken: number[][];
            /** @description What else is known of the occupancies, by their start: reasons for all; names, ids, offers and guest fees for staff only */
            details?: {
                /** @description Minutes since `day_start` */
                start: number;
                /** @description Of a block; the title of an event */
                reason?: string;
                /** Format: uuid */
                booking_id?: string;
                /** Format: uuid */
                event_id?: string;
                booked_by?: string;
                coach_name?: string;
                /**
                 * @description For staff: the names of the players besides `booked_by`
                 * @example [
                 *       "Ada Lindqvist"
                 *     ]
                 */
                players?: string[];
                /** @description For staff: the club requires the players' names, and none is given */
                is_unnamed?: boolean;
                /** @description For staff: its players are there */
                is_checked_in?: boolean;
                /** @description For staff: what is due for guests, if anything */
                guest_fees_due_cents?: number;
                series_label?: string;
                offer?: components["schemas"]["DayOffer"];
            }[];
        };
        /** @description A waitlist offer that holds the slot; `offered_to` is a name, for staff only */
        DayOffer: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            expires_at: string;
            offered_to?: string;
        };
        OwnDay: {
            /** Format: date */
            date: string;
            sport: string;
            /** Format: date-time */
            now: string;
            /**
             * @description The effective role
             * @enum {string}
             */
            role: "admin" | "coach" | "front_desk" | "member";
            rules: components["schemas"]["ClubRules"];
            waitlist_enabled: boolean;
            already_waiting: boolean;
            /**
             * Format: date
             * @description null = no limit (staff)
             */
            last_bookable_date: string | null;
            /** @description Why nothing can be booked on this date, if so */
            notice: string | null;
            allowance: components["schemas"]["Allowance"];
            club_bookings: components["schemas"]["ClubBookings"];
            /** @description `[start, length]` in minutes since the shared day's `day_start`: when the person is on any court of the club */
            busy: number[][];
            taken: {
                /** @description Minutes since `day_start` */
                start: number;
                /** @description Of a block; the title of an event */
                reason?: string;
                /** Format: uuid */
                booking_id?: string;
                /** Format: uuid */
                event_id?: string;
                booked_by?: string;
                coach_name?: string;
                /**
                 * @description For staff: the names of the players besides `booked_by`
                 * @example [
                 *       "Ada Lindqvist"
                 *     ]
                 */
                players?: string[];
                /** @description For staff: the club requires the players' names, and none is given */
                is_unnamed?: boolean;
                /** @description For staff: its players are there */
                is_checked_in?: boolean;
                /** @description For staff: what is due for guests, if anything */
                guest_fees_due_cents?: number;
                series_label?: string;
                offer?: components["schemas"]["DayOffer"];
                /** Format: uuid */
                court_id: string;
                length: number;
                /** @enum {string} */
                state: "own" | "offer_held";
                /** @description false: another member has booked it, and the person only plays; left out for all others, and for staff, who may change any booking */
                is_booker?: boolean;
                /**
                 * Format: uuid
                 * @description The occupancy
                 */
                id?: string;
            }[];
            /**
             * @description When the person mostly plays, by their last bookings; null if there is no such habit
             * @enum {string|null}
             */
            usual_part?: "morning" | "afternoon" | "evening" | null;
        };
        ClubRules: {
            slot_length_minutes: number;
            advance_booking_days: number;
            max_bookings_per_day: number;
            max_bookings_per_week: number;
            max_booking_length_minutes: number;
            cancel_cutoff_hours: number;
            /** @example 06:00 */
            booking_hours_start: string;
            /** @example 22:00 */
            booking_hours_end: string;
            time_zone: string;
        };
        FreeCourtTimes: {
            /** Format: date */
            date: string;
            time_zone: string;
            length_minutes: number;
            /**
             * Format: date
             * @description null = no limit (staff)
             */
            last_bookable_date: string | null;
            /** @description Why nothing can be booked on this date, if so */
            notice: string | null;
            /** @description In order of time */
            data: components["schemas"]["FreeCourtTime"][];
        };
        FreeCourtTime: {
            /**
             * Format: uuid
             * @description The first of `courts`: what one request to `POST /bookings` books
             */
            court_id: string;
            court_name: string;
            /** Format: date-time */
            start_time: string;
            /** Format: date-time */
            end_time: string;
            /** @description Each can be booked then; with `courts` in the request they are neighbours, any so many of them side by side */
            courts: {
                /** Format: uuid */
                court_id: string;
                court_name: string;
            }[];
        };
        /** @description A member by `user_id`, or a guest by `guest_name` and perhaps `guest_email` */
        PlayerInput: {
            /** Format: uuid */
            user_id?: string;
            guest_name?: string;
            guest_email?: string | null;
        };
        BookingDetails: components["schemas"]["Booking"] & {
            /** @description The oldest first */
            history: components["schemas"]["BookingHistoryEntry"][];
            booker: components["schemas"]["Booker"];
        };
        BookingHistoryEntry: {
            /** Format: date-time */
            at: string;
            /** @description null if the caller may not see the name */
            actor_name: string | null;
            /** @enum {string} */
            code: "created" | "moved" | "canceled" | "restored" | "players_changed" | "player_left" | "checked_in";
            details: {
                from?: {
                    court_name: string | null;
                    /** Format: date-time */
                    start_time: string;
                    /** Format: date-time */
                    end_time: string;
                };
                to?: {
                    court_name: string | null;
                    /** Format: date-time */
                    start_time: string;
                    /** Format: date-time */
                    end_time: string;
                };
                reason?: string;
                /**
                 * @description At which device it was done
                 * @example Lobby
                 */
                device?: string;
                /** @description It came from an offer of the waitlist */
                waitlist?: boolean;
            };
        };
        /** @description For staff alone */
        Booker: {
            /** @enum {string} */
            role: "admin" | "coach" | "front_desk" | "member";
            /** Format: date-time */
            member_since: string;
            has_left: boolean;
            bookings_that_day: number;
            bookings_that_week: number;
            day_limit: number;
            /** @description 0: none */
            week_limit: number;
            upcoming: number;
            /** @description Bookings that they canceled themselves in the last 30 days */
            canceled_lately: number;
        } | null;
        BookingSeriesPreview: {
            /** Format: uuid */
            court_id: string;
            court_name: string;
            /** Format: date */
            starts_on: string;
            /**
             * @description By the club's clock
             * @example 18:00
             */
            start_time: string;
            /**
             * @description By the club's clock
             * @example 18:00
             */
            end_time: string;
            every_weeks: number;
            weekdays: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
            /** Format: uuid */
            user_id: string;
            user_name: string;
            /** @description How many of the dates can be booked as asked for */
            bookable: number;
            dates: {
                /** Format: date */
                date: string;
                /** Format: uuid */
                court_id: string;
                court_name: string;
                /**
                 * Format: date-time
                 * @description null: the clock skips the time on that date
                 */
                start_time: string | null;
                /** Format: date-time */
                end_time: string | null;
                /** @description Why it cannot be booked, as for a single booking */
                code: string | null;
                message: string | null;
                /** @enum {string} */
                fate: "free" | "skipped" | "taken" | "blocked" | "closed" | "holiday" | "beyond_window" | "over_limit" | "own_overlap" | "player_busy" | "skipped_time" | "past" | "unavailable";
                /** @description Of a holiday: what the blocks that close the day say */
                reason: string | null;
                alternatives: {
                    /** Format: uuid */
                    court_id: string;
                    court_name: string;
                    /** Format: date-time */
                    start_time: string;
                    /** Format: date-time */
                    end_time: string;
                }[];
            }[];
        };
        BookingSeries: {
            /** Format: uuid */
            court_id: string;
            court_name: string;
            /** Format: date */
            starts_on: string;
            /**
             * @description By the club's clock
             * @example 18:00
             */
            start_time: string;
            /**
             * @description By the club's clock
             * @example 18:00
             */
            end_time: string;
            every_weeks: number;
            weekdays: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            club_id: string;
            sport: string;
            /** Format: uuid */
            user_id: string;
            user_name: string;
            /** @description What staff call it; null for others */
            label: string | null;
            /** @enum {string} */
            state: "running" | "done" | "stopped";
            /** @description Of the dates to book: a series of many dates is booked by a job, which can be stopped while it is running */
            progress: {
                done: number;
                total: number;
            };
            can_stop: boolean;
            /** Format: date-time */
            created_at: string;
            dates: {
                /** Format: date */
                date: string;
                /** Format: uuid */
                court_id: string;
                court_name: string;
                /**
                 * Format: date-time
                 * @description null: the clock skips the time on that date
                 */
                start_time: string | null;
                /** Format: date-time */
                end_time: string | null;
                /** @description Why it cannot be booked, as for a single booking */
                code: string | null;
                message: string | null;
                /** @enum {string} */
                outcome: "planned" | "booked" | "canceled" | "skipped" | "missed";
                /** Format: uuid */
                booking_id: string | null;
            }[];
        };
        FoundPlayer: {
            /** Format: uuid */
            user_id: string;
            name: string;
            /**
             * Format: date-time
             * @description When the caller and they last play together, within half a year
             */
            last_played_at: string | null;
        };
        Guest: {
            /** Format: uuid */
            id: string;
            name: string;
            email: string | null;
            /** @description Names and addresses that were merged into this guest */
            also: string[];
            /** @description In the calendar year by the club's clock, also ahead, on bookings that are not canceled, whoever brought them */
            visits_this_year: number;
            fees_due_this_year_cents: number;
            /**
             * Format: date-time
             * @description Of this year; it may lie ahead
             */
            last_visit_at: string | null;
            /** Format: date-time */
            created_at: string;
        };
        GuestDetails: components["schemas"]["Guest"] & {
            /** @description The latest first */
            visits: components["schemas"]["GuestVisit"][];
        };
        GuestVisit: {
            /** Format: uuid */
            booking_id: string;
            /** @description As the host gave it */
            guest_name: string;
            /** @description null for a walk-in */
            host_name: string | null;
            court_name: string;
            /** Format: date-time */
            start_time: string;
            /** @enum {string} */
            status: "confirmed" | "canceled";
            fee_cents: number;
        };
        Utilisation: {
            /** @enum {string} */
            group: "hour_weekday" | "day" | "court";
            time_zone: string;
            /** Format: date */
            from: string;
            /**
             * Format: date
             * @description Included
             */
            to: string;
            totals: components["schemas"]["UtilisationTotals"];
            data: components["schemas"]["UtilisationRow"][];
            /** @description As many dates, right before `from` */
            previous: {
                /** Format: date */
                from: string;
                /**
                 * Format: date
                 * @description Included
                 */
                to: string;
                totals: components["schemas"]["UtilisationTotals"];
                data: components["schemas"]["UtilisationRow"][];
            };
        };
        UtilisationTotals: {
            /** @description Of all courts together, while the club was open */
            open_minutes: number;
            booked_minutes: number;
            lesson_minutes: number;
            event_minutes: number;
            /** @description Within the open time */
            blocked_minutes: number;
            /** @description That begin in this time */
            bookings: number;
            lessons: number;
            /** @description Dates of events */
            events: number;
            /** @description Booked minutes that a player checked in */
            played_minutes: number;
            /** @description Booked minutes, over, that no player checked in, on dates on which check-in was in use */
            no_show_minutes: number;
            /** @description Such bookings that begin in this time */
            no_shows: number;
            /** @description Booked, lesson and event minutes of the open ones; null where nothing was open */
            utilisation: number | null;
        };
        UtilisationRow: {
            /**
             * @description With group=hour_weekday
             * @enum {string}
             */
            weekday?: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
            /** @description With group=hour_weekday, by the club's clock */
            hour?: number;
            /**
             * Format: date
             * @description With group=day
             */
            date?: string;
            /**
             * Format: uuid
             * @description With group=court
             */
            court_id?: string;
            court_name?: string;
            sport?: string;
            /** @description Of all courts together, while the club was open */
            open_minutes: number;
            booked_minutes: number;
            lesson_minutes: number;
            event_minutes: number;
            /** @description Within the open time */
            blocked_minutes: number;
            /** @description That begin in this time */
            bookings: number;
            lessons: number;
            /** @description Dates of events */
            events: number;
            /** @description Booked minutes that a player checked in */
            played_minutes: number;
            /** @description Booked minutes, over, that no player checked in, on dates on which check-in was in use */
            no_show_minutes: number;
            /** @description Such bookings that begin in this time */
            no_shows: number;
            /** @description Booked, lesson and event minutes of the open ones; null where nothing was open */
            utilisation: number | null;
        };
        ReportActivity: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @description Waitlist entries for these dates that got no court */
            waiting: {
                sport: string;
                count: number;
            }[];
            /** @description Requests to book on these dates that a rule or a taken slot rejected, kept from the release on that counts them */
            rejected: {
                code: string;
                count: number;
            }[];
            /** @description Bookings by how far ahead they were made */
            lead: {
                /** @description Hours before the start, at least */
                from_hours: number;
                /** @description Less than; null: no bound */
                to_hours: number | null;
                count: number;
            }[];
            /** @description Canceled bookings by how far ahead that was */
            canceled: {
                /** @description Hours before the start, at least */
                from_hours: number;
                /** @description Less than; null: no bound */
                to_hours: number | null;
                count: number;
            }[];
            busiest: {
                /** Format: uuid */
                user_id: string;
                name: string;
                bookings: number;
                minutes: number;
            }[];
            /** @description Members who booked in the range before and not since */
            lapsed: {
                /** Format: uuid */
                user_id: string;
                name: string;
                bookings: number;
                /** Format: date-time */
                last_at: string;
            }[];
            coaches: {
                /** Format: uuid */
                user_id: string;
                name: string;
                lessons: number;
                minutes: number;
            }[];
            events: {
                /** Format: uuid */
                event_id: string;
                title: string;
                dates: number;
                registered: number;
                places: number;
            }[];
            guests: {
                visits: number;
                guests: number;
            };
        };
        AuditEntry: {
            id: string;
            /** Format: date-time */
            at: string;
            /**
             * Format: uuid
             * @description null: the system, or a person who is not known
             */
            actor_id: string | null;
            /** @description As the person is called today */
            actor_name: string | null;
            actor_role: string | null;
            /** @description What was done; of a rejection the call */
            action: string;
            subject_type: string | null;
            /** Format: uuid */
            subject_id: string | null;
            /** @description Of a person */
            subject_name: string | null;
            /**
             * Format: uuid
             * @description For whom it was done, if not for the actor
             */
            for_id: string | null;
            for_name: string | null;
            /** @enum {string} */
            outcome: "success" | "rejected";
            /** @description Why it was rejected */
            code: string | null;
            /** @description A rejection that was repeated within the hour is one entry */
            times: number;
            /** Format: date-time */
            last_at: string | null;
            /** @description Values that the change replaced */
            before: {
                [key: string]: unknown;
            } | null;
            after: {
                [key: string]: unknown;
            } | null;
            detail: {
                [key: string]: unknown;
            };
            ip: string | null;
            /** @description The browser or program, as it named itself */
            device: string | null;
            /**
             * Format: uuid
             * @description The key that the actor's program used
             */
            api_key_id: string | null;
            api_key_name: string | null;
            /** @description The device on the club's wall at which it was done */
            at_device: string | null;
            request_id: string | null;
        };
        /** @description The feed of the caller's own times */
        CalendarFeed: {
            exists: boolean;
            /**
             * Format: date-time
             * @description When its address was made; null if there is none
             */
            created_at: string | null;
            /**
             * Format: date-time
             * @description When a program last read it, to within five minutes
             */
            read_at: string | null;
        };
        /** @description The feed of a court, or of a coach's lessons and events */
        ClubCalendarFeed: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            court_id: string | null;
            court_name: string | null;
            /** Format: uuid */
            coach_id: string | null;
            coach_name: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When a program last read it, to within five minutes
             */
            read_at: string | null;
        };
        Device: {
            /** Format: uuid */
            id: string;
            /** @example Lobby */
            name: string;
            place: string;
            /** @description What it shows; empty: all sports */
            sports: string[];
            /** @description What it shows; empty: all courts */
            court_ids: string[];
            /** @description Whether members may book, check in and cancel at it */
            may_book: boolean;
            /** @description Whether a member PIN is enough; else the phone's code is required */
            accepts_pin: boolean;
            /** @description Whether it shows first names and initials */
            shows_names: boolean;
            /**
             * @description expired: its pairing code was not used in time
             * @enum {string}
             */
            status: "waiting" | "expired" | "paired";
            /** Format: date-time */
            pairing_expires_at: string | null;
            /** Format: date-time */
            paired_at: string | null;
            /** Format: date-time */
            last_seen_at: string | null;
            version: string | null;
            /** @description Percent, where the browser reports it */
            battery: number | null;
            /** Format: date-time */
            created_at: string;
        };
        /** @description The public part of an ES256 key as a JWK; the private one stays on the device */
        DeviceKey: {
            /** @enum {string} */
            kty: "EC";
            /** @enum {string} */
            crv: "P-256";
            x: string;
            y: string;
        };
        DeviceBoard: {
            /** Format: date-time */
            generated_at: string;
            /** Format: date */
            date: string;
            time_zone: string;
            club: {
                name: string;
                primary_color: string;
                logo_url: string | null;
                slot_length_minutes: number;
                opens_at: string;
                closes_at: string;
            };
            device: {
                /** Format: uuid */
                id: string;
                name: string;
                may_book: boolean;
                accepts_pin: boolean;
                shows_names: boolean;
            };
            /** @description For a QR code */
            book_url: string;
            courts: {
                /** Format: uuid */
                id: string;
                name: string;
                sport: string;
                now: components["schemas"]["DeviceEntry"] | null;
                next: components["schemas"]["DeviceEntry"] | null;
                /** @description What still fills the court today, now among it */
                entries: components["schemas"]["DeviceEntry"][];
            }[];
            /** @description The slots of today that are not over */
            slots: {
                /** Format: date-time */
                start_time: string;
                /** Format: date-time */
                end_time: string;
            }[];
            events: components["schemas"]["DeviceLine"][];
            closures: components["schemas"]["DeviceLine"][];
        };
        DeviceEntry: {
            /** @enum {string} */
            kind: "booked" | "lesson" | "event" | "closed" | "held";
            /** Format: date-time */
            start_time: string;
            /** Format: date-time */
            end_time: string;
            /** @description An event's title, the reason of a closure, or first names and initials if the device shows names */
            label: string | null;
        };
        DeviceLine: {
            /** @enum {string} */
            kind: "booked" | "lesson" | "event" | "closed" | "held";
            /** Format: date-time */
            start_time: string;
            /** Format: date-time */
            end_time: string;
            /** @description An event's title, the reason of a closure, or first names and initials if the device shows names */
            label: string | null;
            court_ids: string[];
        };
        DeviceDaySheet: {
            /** Format: date-time */
            generated_at: string;
            time_zone: string;
            club_name: string;
            days: {
                /** Format: date */
                date: string;
                courts: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                    sport: string;
                    entries: {
                        /** @enum {string} */
                        kind: "booked" | "lesson" | "event" | "closed" | "held";
                        /** Format: date-time */
                        start_time: string;
                        /** Format: date-time */
                        end_time: string;
                        /** @description An event's title, the reason of a closure, or first names and initials if the device shows names */
                        label: string | null;
                        /** Format: uuid */
                        booking_id: string | null;
                        /** Format: date-time */
                        checked_in_at: string | null;
                        /** @description The members among the players, by short name; empty if the device shows no names */
                        players: {
                            /** Format: uuid */
                            user_id: string;
                            name: string;
                        }[];
                    }[];
                }[];
            }[];
        };
        OfflineCheckIn: {
            /** Format: uuid */
            booking_id: string;
            /** Format: date-time */
            at: string;
            /** Format: uuid */
            user_id?: string;
        };
        WaitlistEntry: {
            /** Format: uuid */
            id: string;
            sport: string;
            /** Format: date */
            requested_date: string;
            /**
             * Format: uuid
             * @description The preferred court; null = any of the sport
             */
            court_id: string | null;
            court_name: string | null;
            /**
             * @description null = from opening
             * @example 18:00
             */
            preferred_start_time: string | null;
            /**
             * @description null = until closing
             * @example 21:00
             */
            preferred_end_time: string | null;
            /** @enum {string} */
            status: "active" | "expired";
            /** @description 1 = first among the active entries of the date and sport whose window and court overlap with this one's; null = expired */
            position: number | null;
            /** @description The open one */
            offer: components["schemas"]["WaitlistOffer"] | null;
            /** Format: date-time */
            created_at: string;
        };
        WaitlistOffer: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            court_id: string;
            court_name: string;
            sport: string;
            /** Format: date-time */
            start_time: string;
            /** Format: date-time */
            end_time: string;
            /**
             * Format: date-time
             * @description Until when the slot is held
             */
            expires_at: string;
            /** @enum {string} */
            status: "open" | "accepted" | "passed" | "expired" | "withdrawn";
        };
        WaitingMember: components["schemas"]["WaitlistEntry"] & {
            /** Format: uuid */
            user_id: string;
            user_name: string;
            user_email: string;
        };
        Coach: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description For staff and the coach only, otherwise null */
            email: string | null;
            bio: string;
            /** @description Those that the club offers */
            sports: string[];
            /** @description Those that the club no longer offers; for staff and the coach only, otherwise empty */
            inactive_sports: string[];
            can_edit: boolean;
        };
        InvitedCoach: {
            /** Format: uuid */
            invitation_id: string;
            name: string;
            email: string;
            bio: string;
            sports: string[];
            /** @enum {string} */
            status: "pending" | "expired";
            /** Format: date-time */
            sent_at: string;
        };
        CoachAvailability: {
            /** @description Required for replacing the whole week */
            version: number;
            /** @description From Monday on, in the club's local time */
            rows: {
                /** @enum {string} */
                day_of_week: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
                /** @example 09:30 */
                start_time: string;
                /** @example 09:30 */
                end_time: string;
                /** Format: uuid */
                id: string;
            }[];
            /** @description The times that can be chosen */
            times: string[];
            time_zone: string;
        };
        TimeOff: {
            /** Format: uuid */
            id: string;
            /** Format: date */
            starts_on: string;
            /** Format: date */
            ends_on: string;
            /** @description On the first date; null = whole days */
            start_time: string | null;
            /** @description On the last date */
            end_time: string | null;
            note: string | null;
        };
        CalendarItem: {
            /** @enum {string} */
            kind: "lesson" | "booking" | "event";
            /**
             * Format: uuid
             * @description The id of the booking or of the event
             */
            id: string;
            /** Format: date-time */
            start_time: string;
            /** Format: date-time */
            end_time: string;
            court_name: string;
            sport: string;
            /** @description The other person of a lesson, or the title of an event */
            title: string;
            /** @description Whether the caller may cancel this lesson now */
            can_cancel: boolean;
        };
        FreeTimes: {
            /** Format: uuid */
            coach_id: string;
            time_zone: string;
            length_minutes: number;
            courts: {
                /** Format: uuid */
                id: string;
                name: string;
                sport: string;
            }[];
            /** @description Whether the coach has set any weekly hours at all */
            has_hours: boolean;
            days: {
                /** Format: date */
                date: string;
                times: components["schemas"]["LessonTime"][];
            }[];
        };
        LessonTime: {
            /** Format: date-time */
            start_time: string;
            /** Format: date-time */
            end_time: string;
            /**
             * @description busy: the coach is; own_overlap: the caller has a booking then; no_court: every suitable court is taken
             * @enum {string}
             */
            state: "free" | "busy" | "no_court" | "own_overlap" | "past";
            free_court_ids: string[];
        };
        CoachSchedule: {
            /** Format: uuid */
            coach_id: string;
            time_zone: string;
            /** Format: date-time */
            now: string;
            days: {
                /** Format: date */
                date: string;
                hours: {
                    /** Format: date-time */
                    start_time: string;
                    /** Format: date-time */
                    end_time: string;
                }[];
            }[];
            /** @description By start */
            items: components["schemas"]["CalendarItem"][];
            time_off: (components["schemas"]["TimeOff"] & {
                /** Format: date-time */
                starts_at: string;
                /** Format: date-time */
                ends_at: string;
            })[];
        };
        LessonCourt: {
            /** Format: uuid */
            id: string;
            name: string;
            sport: string;
            is_free: boolean;
        };
        FoundLearner: {
            /** Format: uuid */
            id: string;
            name: string;
            email: string | null;
        };
        LessonRequest: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            member_id: string;
            member_name: string;
            /** @description For staff and the member only, otherwise null */
            member_email: string | null;
            /** Format: uuid */
            coach_id: string;
            coach_name: string;
            sport: string | null;
            /**
             * Format: date
             * @description Club-local, as `preferred_time`
             */
            preferred_date: string;
            /** @example 09:30 */
            preferred_time: string;
            notes: string | null;
            /**
             * @description completed, canceled: the state of the accepted request's lesson
             * @enum {string}
             */
            status: "pending" | "accepted" | "declined" | "withdrawn" | "completed" | "canceled";
            decline_reason: string | null;
            /** @description The booking of an accepted request */
            lesson: {
                /** Format: uuid */
                booking_id: string;
                /** Format: uuid */
                court_id: string;
                court_name: string;
                /** Format: date-time */
                start_time: string;
                /** Format: date-time */
                end_time: string;
            } | null;
            /** @description Whether the caller may currently accept or reject it */
            can_decide: boolean;
            can_withdraw: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            decided_at: string | null;
        };
        ClubEvent: {
            /** Format: uuid */
            id: string;
            title: string;
            description: string | null;
            /** Format: uuid */
            court_id: string;
            court_name: string;
            sport: string;
            /**
             * Format: date-time
             * @description The start of the original date
             */
            start_time: string;
            /** Format: date-time */
            end_time: string;
            /** @description Upcoming lists contain the future ones, including canceled ones */
            dates: components["schemas"]["EventDate"][];
            is_recurring: boolean;
            /** @enum {string|null} */
            recurrence_rule: "weekly" | null;
            max_attendees: number;
            registered_count: number;
            places_left: number;
            /** Format: uuid */
            coach_id: string | null;
            coach_name: string | null;
            /** @enum {string} */
            state: "open" | "full" | "over" | "canceled";
            cancel_reason: string | null;
            is_registered: boolean;
            can_register: boolean;
            can_unregister: boolean;
            can_edit: boolean;
            can_see_roster: boolean;
            /** @description May register members and unregister them */
            can_register_others: boolean;
            version: number;
        };
        EventDate: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            start_time: string;
            /** Format: date-time */
            end_time: string;
            /** @description A generated repeat of the original date */
            is_instance: boolean;
            canceled: boolean;
            cancel_reason: string | null;
        };
        Attendee: {
            /** Format: uuid */
            user_id: string;
            name: string;
            /** @description Staff only */
            email: string | null;
            /** Format: date-time */
            registered_at: string;
        };
        News: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            type: "info" | "event" | "social";
            /** @enum {string} */
            priority: "low" | "medium" | "high";
            title: string;
            /** @description Plain text; a line break separates paragraphs */
            body: string;
            author_name: string;
            /** Format: date-time */
            published_at: string;
            /**
             * Format: date-time
             * @description When it was hidden from members
             */
            retired_at: string | null;
        };
        /** @description Event → channel → whether one is notified */
        NotificationSettings: {
            booking_made: {
                inbox: boolean;
                mail: boolean;
                push: boolean;
                text: boolean;
            };
            booking_changed: {
                inbox: boolean;
                mail: boolean;
                push: boolean;
                text: boolean;
            };
            booking_canceled: {
                inbox: boolean;
                mail: boolean;
                push: boolean;
                text: boolean;
            };
            reminder: {
                inbox: boolean;
                mail: boolean;
                push: boolean;
                text: boolean;
            };
            waitlist_offer: {
                inbox: boolean;
                mail: boolean;
                push: boolean;
                text: boolean;
            };
            lesson: {
                inbox: boolean;
                mail: boolean;
                push: boolean;
                text: boolean;
            };
            event_change: {
                inbox: boolean;
                mail: boolean;
                push: boolean;
                text: boolean;
            };
            news: {
                inbox: boolean;
                mail: boolean;
                push: boolean;
                text: boolean;
            };
            closure: {
                inbox: boolean;
                mail: boolean;
                push: boolean;
                text: boolean;
            };
            invitation: {
                inbox: boolean;
                mail: boolean;
                push: boolean;
                text: boolean;
            };
            billing: {
                inbox: boolean;
                mail: boolean;
                push: boolean;
                text: boolean;
            };
            /** @description Mails wait until they end, except offers, and closures within 12 hours */
            quiet_hours: {
                /** @example 22:00 */
                from: string;
                /**
                 * @description Before `from`: on the next day
                 * @example 07:00
                 */
                until: string;
                /** @example Europe/Vienna */
                time_zone: string;
            } | null;
            /** @description What the club does not let people switch off */
            locked: {
                booking_made: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
                booking_changed: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
                booking_canceled: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
                reminder: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
                waitlist_offer: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
                lesson: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
                event_change: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
                news: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
                closure: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
                invitation: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
                billing: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
            };
            /** @description Those of this installation: `text` only with a gateway */
            channels: ("inbox" | "mail" | "push" | "text")[];
        };
        NotificationChoices: {
            booking_made?: {
                inbox?: boolean;
                mail?: boolean;
                push?: boolean;
                text?: boolean;
            };
            booking_changed?: {
                inbox?: boolean;
                mail?: boolean;
                push?: boolean;
                text?: boolean;
            };
            booking_canceled?: {
                inbox?: boolean;
                mail?: boolean;
                push?: boolean;
                text?: boolean;
            };
            reminder?: {
                inbox?: boolean;
                mail?: boolean;
                push?: boolean;
                text?: boolean;
            };
            waitlist_offer?: {
                inbox?: boolean;
                mail?: boolean;
                push?: boolean;
                text?: boolean;
            };
            lesson?: {
                inbox?: boolean;
                mail?: boolean;
                push?: boolean;
                text?: boolean;
            };
            event_change?: {
                inbox?: boolean;
                mail?: boolean;
                push?: boolean;
                text?: boolean;
            };
            news?: {
                inbox?: boolean;
                mail?: boolean;
                push?: boolean;
                text?: boolean;
            };
            closure?: {
                inbox?: boolean;
                mail?: boolean;
                push?: boolean;
                text?: boolean;
            };
            invitation?: {
                inbox?: boolean;
                mail?: boolean;
                push?: boolean;
                text?: boolean;
            };
            billing?: {
                inbox?: boolean;
                mail?: boolean;
                push?: boolean;
                text?: boolean;
            };
            /** @description Mails wait until they end, except offers, and closures within 12 hours */
            quiet_hours?: {
                /** @example 22:00 */
                from: string;
                /**
                 * @description Before `from`: on the next day
                 * @example 07:00
                 */
                until: string;
                /** @example Europe/Vienna */
                time_zone: string;
            } | null;
            /** @description Ignored, so that what was read can be sent back */
            locked?: unknown;
            /** @description Ignored as well */
            channels?: unknown;
        };
        ClubNotificationSettings: {
            /** @description 0 before the first save */
            version: number;
            /** @description For those who have not chosen */
            defaults: {
                booking_made: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
                booking_changed: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
                booking_canceled: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
                reminder: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
                waitlist_offer: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
                lesson: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
                event_change: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
                news: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
                closure: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
                invitation: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
                billing: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
            };
            /** @description On for everybody */
            locked: {
                booking_made: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
                booking_changed: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
                booking_canceled: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
                reminder: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
                waitlist_offer: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
                lesson: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
                event_change: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
                news: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
                closure: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
                invitation: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
                billing: {
                    inbox: boolean;
                    mail: boolean;
                    push: boolean;
                    text: boolean;
                };
            };
            /** @description Those of this installation: `text` only with a gateway */
            channels: ("inbox" | "mail" | "push" | "text")[];
            texts: components["schemas"]["ClubTexts"];
        };
        /** @description null without a gateway */
        ClubTexts: {
            /** @description Of one part; most notices have two */
            price: number;
            /** @example EUR */
            currency: string;
            /** @description What the installation lets the club spend in a month */
            most: number;
            /** @description What the club lets itself spend in a month */
            cap: number;
            /** @description In this month of the club's time zone */
            spent: number;
            /** @description Not one more text fits: notices go out in the other channels */
            is_reached: boolean;
        } | null;
        /** @description The whole of both; what is absent is on (texts: off), and not locked */
        ClubNotificationSettingsInput: {
            version: number;
            defaults: {
                booking_made?: {
                    inbox?: boolean;
                    mail?: boolean;
                    push?: boolean;
                    text?: boolean;
                };
                booking_changed?: {
                    inbox?: boolean;
                    mail?: boolean;
                    push?: boolean;
                    text?: boolean;
                };
                booking_canceled?: {
                    inbox?: boolean;
                    mail?: boolean;
                    push?: boolean;
                    text?: boolean;
                };
                reminder?: {
                    inbox?: boolean;
                    mail?: boolean;
                    push?: boolean;
                    text?: boolean;
                };
                waitlist_offer?: {
                    inbox?: boolean;
                    mail?: boolean;
                    push?: boolean;
                    text?: boolean;
                };
                lesson?: {
                    inbox?: boolean;
                    mail?: boolean;
                    push?: boolean;
                    text?: boolean;
                };
                event_change?: {
                    inbox?: boolean;
                    mail?: boolean;
                    push?: boolean;
                    text?: boolean;
                };
                news?: {
                    inbox?: boolean;
                    mail?: boolean;
                    push?: boolean;
                    text?: boolean;
                };
                closure?: {
                    inbox?: boolean;
                    mail?: boolean;
                    push?: boolean;
                    text?: boolean;
                };
                invitation?: {
                    inbox?: boolean;
                    mail?: boolean;
                    push?: boolean;
                    text?: boolean;
                };
                billing?: {
                    inbox?: boolean;
                    mail?: boolean;
                    push?: boolean;
                    text?: boolean;
                };
            };
            locked: {
                booking_made?: {
                    inbox?: boolean;
                    mail?: boolean;
                    push?: boolean;
                    text?: boolean;
                };
                booking_changed?: {
                    inbox?: boolean;
                    mail?: boolean;
                    push?: boolean;
                    text?: boolean;
                };
                booking_canceled?: {
                    inbox?: boolean;
                    mail?: boolean;
                    push?: boolean;
                    text?: boolean;
                };
                reminder?: {
                    inbox?: boolean;
                    mail?: boolean;
                    push?: boolean;
                    text?: boolean;
                };
                waitlist_offer?: {
                    inbox?: boolean;
                    mail?: boolean;
                    push?: boolean;
                    text?: boolean;
                };
                lesson?: {
                    inbox?: boolean;
                    mail?: boolean;
                    push?: boolean;
                    text?: boolean;
                };
                event_change?: {
                    inbox?: boolean;
                    mail?: boolean;
                    push?: boolean;
                    text?: boolean;
                };
                news?: {
                    inbox?: boolean;
                    mail?: boolean;
                    push?: boolean;
                    text?: boolean;
                };
                closure?: {
                    inbox?: boolean;
                    mail?: boolean;
                    push?: boolean;
                    text?: boolean;
                };
                invitation?: {
                    inbox?: boolean;
                    mail?: boolean;
                    push?: boolean;
                    text?: boolean;
                };
                billing?: {
                    inbox?: boolean;
                    mail?: boolean;
                    push?: boolean;
                    text?: boolean;
                };
            };
            /** @description What texts may cost in a month; null: as the installation allows. Absent: as it is */
            text_cap?: number | null;
        };
        InboxItem: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            event: "booking_made" | "booking_changed" | "booking_canceled" | "reminder" | "waitlist_offer" | "lesson" | "event_change" | "news" | "closure" | "invitation" | "billing";
            title: string;
            /** @description Of the mail: what and when, in one line */
            subject: string;
            /** @description Plain text; line breaks are kept */
            paragraphs: string[];
            /** @description Where it leads in the web application */
            link: {
                label: string;
                path: string;
            } | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            read_at: string | null;
        };
        /** @description What was sent to whom and when; never what it said */
        Delivery: {
            /**
             * Format: uuid
             * @description Of the notice: the same for its channels
             */
            id: string;
            /** @enum {string} */
            channel: "inbox" | "mail" | "push" | "text";
            /**
             * @description null: it cannot be switched off
             * @enum {string|null}
             */
            event: "booking_made" | "booking_changed" | "booking_canceled" | "reminder" | "waitlist_offer" | "lesson" | "event_change" | "news" | "closure" | "invitation" | "billing" | null;
            kind: string;
            /** @enum {string} */
            state: "queued" | "sending" | "sent" | "failed" | "in_doubt" | "skipped";
            /** @description Why it was not sent, or not yet */
            problem: string | null;
            attempts: number;
            /**
             * Format: uuid
             * @description null for a guest
             */
            user_id: string | null;
            name: string | null;
            address: string | null;
            /** @description The mail server has rejected the last mail to this address for good */
            is_bounced: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            sent_at: string | null;
            /**
             * Format: date-time
             * @description When the gateway reported that a text has arrived
             */
            delivered_at: string | null;
        };
        Broadcast: {
            /** Format: uuid */
            id: string;
            subject: string;
            text: string;
            /** @description Members whom every given part names; without any all of them */
            filter: {
                /** @enum {string} */
                role?: "admin" | "coach" | "front_desk" | "member";
                /** @description Who has booked or played it within 90 days, or will */
                sport?: string;
                /**
                 * Format: date
                 * @description Who books or plays on this club-local date
                 * @example 2026-03-08
                 */
                booked_on?: string;
            };
            author_name: string;
            recipients: number;
            /** @description In the inbox or by mail */
            sent: number;
            waiting: number;
            failed: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            stopped_at: string | null;
        };
        BroadcastPreview: {
            count: number;
            /** @description Who get it by mail, by their own choice or the club's */
            by_mail: number;
            by_inbox: number;
            /** @description The first 20 */
            names: string[];
            mail: {
                subject: string;
                text: string;
                html: string;
            };
        };
        BroadcastInput: {
            subject: string;
            /** @description Plain; an empty line parts paragraphs */
            text: string;
            /**
             * @description Members whom every given part names; without any all of them
             * @default {}
             */
            filter: {
                /** @enum {string} */
                role?: "admin" | "coach" | "front_desk" | "member";
                /** @description Who has booked or played it within 90 days, or will */
                sport?: string;
                /**
                 * Format: date
                 * @description Who books or plays on this club-local date
                 * @example 2026-03-08
                 */
                booked_on?: string;
            };
        };
        BroadcastTest: {
            subject: string;
            /** @description Plain; an empty line parts paragraphs */
            text: string;
        };
        PushSubscription: {
            /** Format: uuid */
            id: string;
            /** @description The User-Agent header with which it signed in */
            browser: string | null;
            /** @description Whether it belongs to the session that asks */
            is_current: boolean;
            /** Format: date-time */
            created_at: string;
        };
        TextMessages: {
            /** @description Whether this installation sends text messages */
            is_available: boolean;
            /** @description The account's proved number; null: it has none */
            number: string | null;
            /** @description Whether notices may go to this number */
            is_on: boolean;
            /** @description Its owner has replied STOP; START ends that */
            is_stopped: boolean;
        };
        DayNote: {
            /** Format: date */
            date: string;
            /** @description Plain text; empty if there is no note */
            body: string;
            /** @description Rises with every change; 0 if no note was ever written */
            version: number;
            /** @description Who has changed it last */
            author_name: string | null;
            /** Format: date-time */
            written_at: string | null;
        };
        Plan: {
            id: string;
            name: string;
            /** @description US cents */
            price_monthly: number;
            /** @description US cents */
            price_yearly: number;
            /** @description null = unlimited */
            max_courts: number | null;
            /** @description null = unlimited */
            max_members: number | null;
            features: string[];
        };
        Subscription: {
            /** @description Whether the club currently counts as paid */
            subscribed: boolean;
            /** @description null: not subscribed, or paid without a plan */
            plan_id: string | null;
            /**
             * Format: date-time
             * @description When the paid period ends: it then renews, unless cancel_at_period_end
             */
            subscription_end: string | null;
            /** @enum {string} */
            status: "none" | "trialing" | "active" | "past_due" | "canceled";
            /** @enum {string|null} */
            billing_cycle: "monthly" | "yearly" | null;
            cancel_at_period_end: boolean;
            /**
             * Format: date-time
             * @description While past_due: until when the club counts as paid
             */
            grace_ends_at: string | null;
            /** @description No money is moved: checkout and portal are the built-in ones */
            is_sandbox: boolean;
            limits: {
                courts: components["schemas"]["PlanLimit"];
                members: components["schemas"]["PlanLimit"];
            };
        };
        PlanLimit: {
            /** @description null = unlimited */
            max: number | null;
            used: number;
            /** @description By how many the club exceeds the limit: nothing is deleted, but nothing can be added */
            over: number;
        };
        JoinRequest: {
            /** Format: uuid */
            club_id: string;
            club_name: string;
            /** @enum {string} */
            status: "pending" | "admitted" | "declined";
            /** Format: date-time */
            created_at: string;
        };
        AskedToJoin: {
            /** Format: uuid */
            id: string;
            full_name: string;
            email: string;
            /** Format: date-time */
            created_at: string;
            /** @description Whether they were in this club before */
            was_member: boolean;
        };
        Invitation: {
            /** Format: uuid */
            id: string;
            email: string;
            full_name: string;
            /** @enum {string} */
            role: "admin" | "coach" | "front_desk" | "member";
            /**
             * @description expired: its time is over, or its sender may no longer invite; sending it again renews it
             * @enum {string}
             */
            status: "pending" | "expired";
            /** @description The person now belongs to another club: they can accept after leaving it */
            belongs_elsewhere: boolean;
            /** @description The name of its last sender */
            invited_by: string;
            /** Format: date-time */
            sent_at: string;
            /** Format: date-time */
            expires_at: string;
        };
        AddressCheck: {
            /** @description As it was sent */
            email: string;
            /** @enum {string} */
            status: "new" | "member" | "invited" | "wrong";
            invited: {
                /** @enum {string} */
                as: "admin" | "coach" | "front_desk" | "member";
                /** Format: date-time */
                sent_at: string;
            } | null;
        };
        InvitationBatch: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            role: "admin" | "coach" | "front_desk" | "member";
            /**
             * @description waiting: a limit of mails is reached; it goes on at `resumes_at` by itself
             * @enum {string}
             */
            status: "running" | "waiting" | "stopped" | "done";
            /** Format: date-time */
            resumes_at: string | null;
            /** Format: date-time */
            created_at: string;
            lines: {
                /** @description In the order of the call, from 1 */
                place: number;
                email: string;
                full_name: string | null;
                /** @enum {string} */
                state: "waiting" | "sent" | "failed";
                /** @description Why it was not sent */
                why: string | null;
                /** @description The person is in another club and cannot accept yet */
                belongs_elsewhere: boolean;
            }[];
        };
        ImportReport: {
            /**
             * Format: uuid
             * @description Of the import that was started; null for a dry run
             */
            id: string | null;
            columns: string[];
            /** @description Which column holds what */
            mapping: {
                email?: string;
                full_name?: string;
                first_name?: string;
                last_name?: string;
                role?: string;
            };
            /** @description All rows, in their order */
            rows: components["schemas"]["ImportedRow"][];
        };
        ImportedRow: {
            /** @description Of a file, its line of text; of JSON rows, its place; both from 1 */
            line: number;
            /** @enum {string} */
            outcome: "new" | "changed" | "unchanged" | "wrong";
            problems: {
                /** @enum {string} */
                field: "email" | "full_name" | "first_name" | "last_name" | "role";
                message: string;
            }[];
            email: string;
            /** @description '' if the row has none */
            full_name: string;
            /**
             * @description Null if the row names none: a new person becomes a member
             * @enum {string|null}
             */
            role: "admin" | "coach" | "front_desk" | "member" | null;
            /** @description Why a valid row was not imported */
            why: string | null;
        };
        /**
         * @description By the names of its columns
         * @example {
         *       "email": "ana@example.com",
         *       "full_name": "Ana Ruiz",
         *       "role": "member"
         *     }
         */
        RowToImport: {
            [key: string]: unknown;
        };
        MemberImport: {
            /** Format: uuid */
            id: string;
            /**
             * @description done: every row is written; mails may follow for hours, see `counts.mails_waiting`
             * @enum {string}
             */
            status: "running" | "stopped" | "done" | "undone";
            sender_name: string;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Null: it can no longer be undone
             */
            undo_until: string | null;
            /**
             * Format: date-time
             * @description A limit of mails is reached until then
             */
            mails_resume_at: string | null;
            counts: {
                new: number;
                changed: number;
                unchanged: number;
                wrong: number;
                landed: number;
                failed: number;
                waiting: number;
                mails_sent: number;
                mails_waiting: number;
                /** @description People of this import who have joined; undoing leaves them members */
                joined: number;
            };
            /** @description Those that were not imported */
            rows: components["schemas"]["ImportedRow"][];
        };
        OwnInvitation: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            club_id: string;
            club_name: string;
            /** @enum {string} */
            role: "admin" | "coach" | "front_desk" | "member";
            invited_by: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string;
        };
        InvitationPreview: {
            club_name: string;
            invited_by: string;
            full_name: string;
            /** @enum {string} */
            role: "admin" | "coach" | "front_desk" | "member";
        };
        Session: {
            access_token: string;
            refresh_token: string;
            /** @enum {string} */
            token_type: "bearer";
            /** @description Seconds that the access token lives */
            expires_in: number;
            /** @description Unix seconds */
            expires_at: number;
        };
        FoundedClub: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        AdminClub: components["schemas"]["Club"] & {
            /**
             * @description People join or ask to join with it
             * @example K7QM2XRA
             */
            join_code: string;
        };
        SettingsChange: {
            version: number;
            /** @description How many existing bookings the admin agrees to leave outside the new rules; if there are more, the save is rejected again */
            confirm_stranded?: number;
            name?: string;
            location?: string;
            contact_email?: string;
            contact_phone?: string;
            welcome_message?: string;
            /** @example #1F2937 */
            primary_color?: string;
            slot_length_minutes?: number;
            advance_booking_days?: number;
            max_bookings_per_day?: number;
            max_bookings_per_week?: number;
            /** @description One of 30, 60, 90, 120, 180 */
            max_booking_length_minutes?: number;
            cancel_cutoff_hours?: number;
            /**
             * @description On the quarter hour
             * @example 06:00
             */
            booking_hours_start?: string;
            /**
             * @description On the quarter hour
             * @example 22:00
             */
            booking_hours_end?: string;
            /** @example America/New_York */
            time_zone?: string;
            sports?: string[];
            cutoff_applies_to_moves?: boolean;
            /**
             * @description Whose limits of day and week a booking counts against
             * @enum {string}
             */
            player_counts?: "booker" | "everyone";
            /** @description Guests that one member brings; 0: no limit */
            guests_per_member_month?: number;
            /** @description Guests that one member brings; 0: no limit */
            guests_per_member_year?: number;
            /** @description Visits of one guest, whoever brings them; 0: no limit */
            visits_per_guest_year?: number;
            /** @description Due for each visit of a guest */
            guest_fee_cents?: number;
            /** @description Before the start; 0: players need not be named */
            names_required_hours?: number;
            /** @enum {string} */
            unnamed_bookings?: "remind" | "release";
            /**
             * @description How members find each other
             * @enum {string}
             */
            partner_search?: "exact" | "directory";
            /** @description Sport → how many people play on one booking, the booker among them */
            max_players?: {
                [key: string]: number;
            };
            waitlist_enabled?: boolean;
            allow_trial_mode?: boolean;
            series_max_dates?: number;
        };
        RulesPreview: {
            /** @description Upcoming bookings that the new rules would not allow; they stay */
            count: number;
            /** @description How many different people they are of */
            people: number;
            reasons: {
                /** @enum {string} */
                reason: "sport" | "other_local_time" | "outside_hours" | "off_slots" | "beyond_window" | "too_long" | "over_daily_limit" | "over_weekly_limit" | "past_cancel_cutoff";
                count: number;
                people: number;
            }[];
            /** @description The first 20 by start */
            bookings: {
                /** Format: uuid */
                id: string;
                court_name: string;
                booked_by: string;
                /** Format: date-time */
                start_time: string;
                /** Format: date-time */
                end_time: string;
                /** @enum {string} */
                reason: "sport" | "other_local_time" | "outside_hours" | "off_slots" | "beyond_window" | "too_long" | "over_daily_limit" | "over_weekly_limit" | "past_cancel_cutoff";
            }[];
        };
        RulesChange: {
            slot_length_minutes?: number;
            advance_booking_days?: number;
            max_bookings_per_day?: number;
            max_bookings_per_week?: number;
            /** @description One of 30, 60, 90, 120, 180 */
            max_booking_length_minutes?: number;
            cancel_cutoff_hours?: number;
            /**
             * @description On the quarter hour
             * @example 06:00
             */
            booking_hours_start?: string;
            /**
             * @description On the quarter hour
             * @example 22:00
             */
            booking_hours_end?: string;
            /** @example America/New_York */
            time_zone?: string;
            sports?: string[];
        };
        ClubClosing: {
            /**
             * Format: date-time
             * @description When the club closes; null: it stays open
             */
            closes_at: string | null;
            /**
             * @description Why it cannot be closed now
             * @enum {string|null}
             */
            obstacle: "not_possible" | "other_admins" | "subscription_active" | null;
        };
        UnprovenClub: {
            /** Format: uuid */
            id: string;
            name: string;
            location: string;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When it closes unless it is kept
             */
            closes_at: string;
        };
        Onboarding: {
            /** @description For 24 hours after the admin's creation, until they dismiss it */
            is_shown: boolean;
            steps: {
                /** @description The club has a court */
                court: boolean;
                /** @description The club has another person, not counting the sample coach */
                member: boolean;
                /** @description There was a booking */
                booking: boolean;
                /** @description An admin has confirmed or changed opening hours or time zone */
                hours: boolean;
                /** @description Name and welcome message are the club's own */
                personalised: boolean;
            };
        };
        ApiKey: {
            /** Format: uuid */
            id: string;
            name: string;
            scopes: ("club:read" | "club:write" | "courts:read" | "courts:write" | "blocks:read" | "blocks:write" | "availability:read" | "bookings:read" | "bookings:write" | "members:read" | "members:write" | "guests:read" | "guests:write" | "waitlist:read" | "waitlist:write" | "coaches:read" | "coaches:write" | "lessons:read" | "lessons:write" | "events:read" | "events:write" | "reports:read" | "audit:read" | "news:read" | "news:write")[];
            /**
             * @description The last four characters of its secret
             * @example x7Qa
             */
            ending: string;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: uuid
             * @description The key ends when this person is no admin of the club any more
             */
            created_by: string;
            created_by_name: string | null;
            /** Format: date-time */
            expires_at: string;
            expired: boolean;
            /**
             * Format: date-time
             * @description To within a minute; null if it was never used
             */
            last_used_at: string | null;
        };
        Webhook: {
            /** Format: uuid */
            id: string;
            url: string;
            description: string;
            events: ("booking.created" | "booking.changed" | "booking.canceled" | "booking.restored" | "event.created" | "event.changed" | "event.canceled" | "event.registered" | "event.unregistered" | "member.joined" | "member.changed" | "member.left" | "waitlist.joined" | "waitlist.left" | "waitlist.offered" | "waitlist.offer_ended" | "block.created" | "block.removed" | "court.created" | "court.changed")[];
            /** Format: date-time */
            created_at: string;
            paused: boolean;
            /** Format: date-time */
            paused_at: string | null;
            /**
             * @description By an admin; because it has only failed for three days; or because the receiver responded 410
             * @enum {string|null}
             */
            pause_reason: "manual" | "failing" | "gone" | null;
            /**
             * Format: date-time
             * @description The first failure since the last success
             */
            failing_since: string | null;
        };
        WebhookDelivery: {
            /** Format: uuid */
            id: string;
            /** @description The header `webhook-id`, the same at every attempt */
            message_id: string;
            event: string;
            /** @description The `data` of the message */
            data?: unknown;
            /** Format: date-time */
            created_at: string;
            /**
             * @description Skipped: the webhook was paused
             * @enum {string}
             */
            state: "pending" | "delivered" | "failed" | "skipped";
            /** Format: date-time */
            next_attempt_at: string | null;
            /** Format: date-time */
            ended_at: string | null;
            /** @description Oldest first, the last 20 */
            attempts: {
                /** Format: date-time */
                at: string;
                /** @description Null if there was no response */
                status: number | null;
                /** @description Null if the receiver accepted it */
                problem: string | null;
                milliseconds: number;
            }[];
        };
        DoorGateway: {
            url: string;
            /** Format: date-time */
            created_at: string;
            /** @description Of the last attempt; null after one that succeeded */
            problem: string | null;
            /**
             * Format: date-time
             * @description When it last accepted a message
             */
            reached_at: string | null;
        };
        DoorCode: {
            /**
             * @description Null until the lock has it
             * @example 284671
             */
            code: string | null;
            /**
             * Format: date-time
             * @description Ten minutes before the booking
             */
            valid_from: string;
            /**
             * Format: date-time
             * @description Ten minutes after it
             */
            valid_until: string;
        };
        DemoVisit: {
            session: components["schemas"]["Session"];
            /**
             * Format: date-time
             * @description When access ends; equals `access.demo_expires_at` of /me
             */
            expires_at: string;
        };
        QaSession: {
            session: components["schemas"]["Session"];
            /** @enum {string} */
            role: "admin" | "coach" | "front_desk" | "member";
            /**
             * Format: date-time
             * @description When the server ends the session
             */
            expires_at: string;
        };
        ClientError: {
            /** @example mf-booking */
            remote: string;
            /** @example 1.0.0-1a2b3c4d */
            version: string;
            /**
             * @description The server is down or does not respond in time; the contract differs; a part of the code cannot be fetched; the code fails
             * @enum {string}
             */
            kind: "unreachable" | "slow" | "contract" | "chunk" | "exception";
            /** @example book */
            screen?: string;
            /**
             * Format: uuid
             * @description The club whose member had the failure, if one was signed in
             */
            club?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
