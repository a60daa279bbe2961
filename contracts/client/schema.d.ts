// Generated from the api's routes by `npm run codegen`. Do not edit.
export interface paths {
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
                            /** @description More fit than are listed */
                            has_more: boolean;
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
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
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
                        /** @example Maya Chen */
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
    "/members/{user_id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What would end if a member got this role, or were removed; changes nothing */
        post: {
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
                        /**
                         * @description null: removed from the club
                         * @enum {string|null}
                         */
                        role: "admin" | "coach" | "front_desk" | "member" | null;
                    };
                };
            };
            responses: {
                /** @description All zero if they have the role already */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["EndingWithRole"];
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
    "/members/{user_id}/mail-mark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Mail a member again whose address bounced or complained */
        delete: {
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
        options?: never;
        head?: never;
        patch?: never;
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
                            /**
                             * Format: uuid
                             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                             */
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
                        /** @example Tennis 1 */
                        name: string;
                        /** @example tennis */
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
                        /** @example tennis */
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
                        /** @example Tennis 1 */
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
                    /** @description Only blocks that cover this instant */
                    at?: string;
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
                        /** @example Rain */
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
        /**
         * Delete a court block, or end one that has begun
         * @description One that has begun ends now: what has passed stays for the reports. 409 `block_over`: it is over.
         */
        delete: {
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
                /** @description The deleted block, or the ended one with its new end */
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
                        repeat?: components["schemas"]["ClosureRepeat"];
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
    "/closures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A closure, and how far it is while a job carries it out */
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
                /** @description The closure */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Closure"];
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
         * Extend a closure, or reopen its courts early
         * @description One of `end_time`, `extend_minutes` and `reopen`; with a `scope` also for other dates of a repeated closure, all or nothing. Reopened slots are offered to the waitlist first. An extension that affects more than 200 bookings, lessons and event dates has `progress` in the response: a job does it, and until then the closure is as before. If it fails, the closure stays as it is, with the `problem`.
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
                         * @description A later end; with a wider scope all have it on the club's clock
                         * @example 2026-03-08T14:00:00Z
                         */
                        end_time?: string;
                        /** @description The same from the current end */
                        extend_minutes?: number;
                        /**
                         * @description Of a repeated closure: this date, this and those that follow, or all; none that is over
                         * @default this
                         * @enum {string}
                         */
                        scope?: "this" | "following" | "all";
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
                        /** @description Opens the courts now */
                        reopen?: boolean;
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
    "/closures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Closures that have not ended, and those of the last day
         * @description A repeated closure is there once, with its next date: `series` has all of them.
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
         * @description Everything or nothing. 409 `closure_changed` if a `version` is given and the closure would affect anything else. With more than 200 bookings, lessons and event dates it is `closing` in the response: a job does it, and GET /closures/{id} has its progress. 422 `closure_too_big` with more than 2,000. With `repeat` there is a closure for each date: the first of them is in the response, all are in its `series`.
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
                        repeat?: components["schemas"]["ClosureRepeat"];
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
    "/closures/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview an extension: what would become of everything that the added time touches; changes nothing
         * @description Its `version` is for PATCH /closures/{id}, which then does exactly that or is rejected. `outcome` is that of the closure if absent.
         */
        post: {
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
                         * @description A later end; with a wider scope all have it on the club's clock
                         * @example 2026-03-08T14:00:00Z
                         */
                        end_time?: string;
                        /** @description The same from the current end */
                        extend_minutes?: number;
                        /**
                         * @description Of a repeated closure: this date, this and those that follow, or all; none that is over
                         * @default this
                         * @enum {string}
                         */
                        scope?: "this" | "following" | "all";
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
                    };
                };
            };
            responses: {
                /** @description Exactly what PATCH /closures/{id} would do now */
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
         * @description 409 `closure_rebooked` once anyone has booked in its place. With a `scope` also other dates of a repeated closure: all or nothing. An undo that restores more than 200 bookings, lessons and event dates has `progress` in the response: a job does it, and until then the closure is as before. If it fails, the closure stays as it is, with the `problem`.
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
            requestBody?: {
                content: {
                    "application/json": {
                        /**
                         * @description Of a repeated closure: this date, this and those that follow, or all; none that is over
                         * @default this
                         * @enum {string}
                         */
                        scope?: "this" | "following" | "all";
                    };
                };
            };
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
                    /** @description A booking that the caller may move: where it may go, as if its place were free. `length` defaults to its own */
                    moving?: string;
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
                        /**
                         * Format: uuid
                         * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                         */
                        court_id: string;
                        /** @example 2026-03-08T14:00:00Z */
                        start_time: string;
                        /** @example 2026-03-08T14:00:00Z */
                        end_time?: string;
                        /**
                         * Format: uuid
                         * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                         */
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
                         * Format: uuid
                         * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                         */
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
                        /** @example Rain */
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
                        players: components["schemas"]["PlayerInput"][];
                        /** @description The `id`s of the players besides the booker that the list is a change of: if others play by now, 409 `players_changed` */
                        seen?: string[];
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
                        /**
                         * Format: uuid
                         * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                         */
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
                                /**
                                 * Format: uuid
                                 * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                                 */
                                court_id?: string;
                                /** @example 2026-03-08T14:00:00Z */
                                start_time?: string;
                            };
                        };
                        /**
                         * Format: uuid
                         * @description Staff only: the member to book for
                         * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
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
                        /**
                         * Format: uuid
                         * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                         */
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
                                /**
                                 * Format: uuid
                                 * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                                 */
                                court_id?: string;
                                /** @example 2026-03-08T14:00:00Z */
                                start_time?: string;
                            };
                        };
                        /**
                         * Format: uuid
                         * @description Staff only: the member to book for
                         * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
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
                        /**
                         * Format: uuid
                         * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                         */
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
        /**
         * Say that some visits of a guest were another person's
         * @description `guest_id` names one of the `merged_guests`, who is independent again; null: a new guest, recognised by the visits' name and without an address. Left out: the one merged guest of the visits' name, else a new guest.
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
                        booking_ids: string[];
                        /**
                         * @description Of a new guest
                         * @example Maya Chen
                         */
                        name?: string;
                        /**
                         * Format: uuid
                         * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                         */
                        guest_id?: string | null;
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
    "/guests/{id}/mail-mark": {
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
         * Mail a guest again whose address bounced or complained
         * @description For admins. Also ends the marks of addresses that were merged into this guest.
         */
        delete: {
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
                /** @description The guest as they are now */
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
         * @description For admins. Lists of people and events have at most 20 entries as JSON, and 10,000 as CSV; `totals` says how many there are.
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
                /** @description The figures; as CSV with `Accept: text/csv` */
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
    "/audit-log/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a person of the audit log
         * @description For admins: members, and who has been one, by name alone. Ten at most.
         */
        get: {
            parameters: {
                query?: {
                    /** @description A part of the name */
                    q?: string;
                    user_id?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Members first, then by name */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["AuditPerson"][];
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
                /** @description Removed; an open offer is withdrawn */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /**
                             * Format: uuid
                             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                             */
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
         * @description `end_time` defaults to one slot. 409 `slot_conflict` carries `details.alternatives`. 409 `slot_held`: offered to another member, named in `details.offered_to` until `details.expires_at` (`details.is_alternative`: in place of a canceled booking); `override_hold` takes it from them.
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
                         * Format: uuid
                         * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                         */
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
                            /** @description Of the whole list; only with its first page */
                            total: number | null;
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
        post?: never;
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
                        /** @example Maya Chen */
                        name?: string;
                        /** @example maya@riverside.test */
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
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
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
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
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
                            /**
                             * Format: uuid
                             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                             */
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
                        /**
                         * Format: uuid
                         * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                         */
                        member_id?: string;
                        /**
                         * Format: uuid
                         * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                         */
                        coach_id?: string;
                        /**
                         * Format: uuid
                         * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                         */
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
                            /** @description Of the whole list; only with its first page */
                            total: number | null;
                            /** @description Those whose requested time lies ahead; only with the first page */
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
        post?: never;
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
                        /**
                         * Format: uuid
                         * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                         */
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
                        /** @example Rain */
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
                        /** @example Summer Open */
                        title: string;
                        description?: string | null;
                        /**
                         * Format: uuid
                         * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                         */
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
         * @description Times are those of the first future date; later dates follow it week by week. 409 `event_changed` carries `details.version` and `details.next_date`.
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
                        version: number;
                        /**
                         * Format: uuid
                         * @description The date that the times are for: 409 `event_changed` if it is not the first future one any more
                         * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                         */
                        date_id?: string;
                        /** @example Summer Open */
                        title?: string;
                        description?: string | null;
                        /**
                         * Format: uuid
                         * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                         */
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
                        /** @example Rain */
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
                        /**
                         * Format: uuid
                         * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                         */
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
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
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
                        /** @example Summer Open */
                        title: string;
                        /** @example The nets on Courts 1 and 2 are new. */
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
                        type?: "info" | "event" | "social";
                        /** @enum {string} */
                        priority?: "low" | "medium" | "high";
                        /** @example Summer Open */
                        title?: string;
                        /** @example The nets on Courts 1 and 2 are new. */
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
                header?: {
                    /** @description Makes a retry safe for 24 hours */
                    "idempotency-key"?: string;
                };
                path: {
                    date: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @example The nets on Courts 1 and 2 are new. */
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
                            /** @description How many there are in all */
                            total: number;
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
                            /**
                             * Format: uuid
                             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                             */
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
                            /**
                             * Format: uuid
                             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                             */
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
         * @description 409 `settings_changed` if they were saved since `version`: read them again. 409 `strands_bookings` if existing bookings would not fit: `details.count` is their number, `details.bookings` the first of them, `details.dropped_sports` as in the preview; they stay unchanged, and the same save with `confirm_stranded` set to that count is accepted.
         */
        patch: {
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
        Club: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            /** @example Maya Chen */
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
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            trial_expires_at: string | null;
            is_paid: boolean;
            /** @description Always equal to is_paid */
            is_active: boolean;
            /**
             * Format: date-time
             * @description Always null: a demo lasts from each visitor's own start, see `access.demo_expires_at` of /me
             * @example 2026-03-08T14:00:00Z
             */
            demo_started_at: string | null;
            /**
             * Format: date-time
             * @description Always null: a demo lasts from each visitor's own start, see `access.demo_expires_at` of /me
             * @example 2026-03-08T14:00:00Z
             */
            demo_expires_at: string | null;
            /**
             * Format: date-time
             * @description When the club closes unless an admin cancels that
             * @example 2026-03-08T14:00:00Z
             */
            closes_at: string | null;
            version: number;
            settings: {
                sports: string[];
                sports_offered: string[];
                welcome_message: string;
                /** @example America/New_York */
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
        FoundMember: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            /** @example Maya Chen */
            name: string;
            /** @example maya@riverside.test */
            email: string;
        };
        Member: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            /** @example Maya Chen */
            name: string;
            /**
             * @description Always equal to `name`
             * @example Maya Chen
             */
            full_name: string;
            /** @example maya@riverside.test */
            email: string;
            /** @enum {string} */
            role: "admin" | "coach" | "front_desk" | "member";
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            joined_at: string;
            /** @description Whether the club may show photos of them, by their own consent */
            photos: boolean;
            /** @description Mail to their address bounces, or is not wanted; null: neither is known */
            mail_mark: {
                /** @description They reported a mail as spam, so the club mails them nothing */
                is_complaint: boolean;
                /**
                 * Format: date-time
                 * @example 2026-03-08T14:00:00Z
                 */
                since: string;
            } | null;
        };
        EndingWithRole: {
            /** @description Future bookings and lessons of their own, which a removal cancels; 0 for a change of role */
            bookings: number;
            /** @description Future lessons that they give, which are canceled */
            lessons: number;
            /** @description Pending lesson requests to them and of them, which end */
            lesson_requests: number;
            /** @description Future events that they lead, which go on without them */
            events: number;
            /** @description Whether they have hours or time off, which are deleted */
            has_hours: boolean;
            /** @description Active entries, which end */
            waitlist_entries: number;
            /** @description Open invitations that they sent, which cannot be accepted until a person who may invite sends them again */
            invitations: number;
        };
        Court: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            club_id: string;
            /** @example Tennis 1 */
            name: string;
            /** @example tennis */
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
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            club_id: string;
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            court_id: string;
            /** @example Tennis 1 */
            court_name: string;
            /** @example tennis */
            sport: string;
            /**
             * Format: uuid
             * @description null if it is another member's and the caller is not staff
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            user_id: string | null;
            /**
             * @description 'Member' if the caller may not see names
             * @example Maya Chen
             */
            user_name: string;
            /**
             * @description For the booker and staff; null for a walk-in and for who is no longer a member
             * @example maya@riverside.test
             */
            user_email: string | null;
            /** @enum {string} */
            kind: "booking" | "lesson";
            /**
             * Format: uuid
             * @description Of a lesson; like `user_id`, only for staff and its two people
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            coach_id: string | null;
            /** @example Ana Ruiz */
            coach_name: string | null;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            start_time: string;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            end_time: string;
            /** @enum {string} */
            status: "confirmed" | "canceled" | "completed";
            in_progress: boolean;
            /** @description Whether the caller may cancel it now */
            can_cancel: boolean;
            /** @description Why the caller cannot currently cancel a future booking that they may cancel: the cut-off */
            cancel_refusal: string | null;
            cancel_reason: string | null;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            created_at: string;
            /**
             * Format: uuid
             * @description The series it belongs to; for its booker and staff, who may act on it
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
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
            /** @description How often it was moved, canceled and restored: the SEQUENCE of its calendar entry */
            sequence: number;
            /**
             * Format: date-time
             * @description When its players were there; for its people and staff
             * @example 2026-03-08T14:00:00Z
             */
            checked_in_at: string | null;
            /** @description Whether the caller may check it in now */
            can_check_in: boolean;
        };
        Player: {
            /**
             * Format: uuid
             * @description Of the booker, their user id
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            /**
             * Format: uuid
             * @description null for a guest
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            user_id: string | null;
            guest_name: string | null;
            /** @description For the booker and staff */
            guest_email: string | null;
            /** @example Maya Chen */
            name: string;
            is_booker: boolean;
            is_me: boolean;
            /**
             * @description A guest whose name the club no longer keeps; left out for all others
             * @enum {boolean}
             */
            is_erased?: true;
        };
        /** @description A date of an event */
        AffectedDate: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            event_id: string;
            /** @example Summer Open */
            title: string;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            start_time: string;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            end_time: string;
        };
        CourtBlock: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            court_id: string;
            /** @example Tennis 1 */
            court_name: string;
            /** @example tennis */
            sport: string;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            start_time: string;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            end_time: string;
            /** @example Rain */
            reason: string | null;
            created_by_name: string | null;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            created_at: string;
        };
        BlockConflict: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            court_id: string;
            /** @example Tennis 1 */
            court_name: string;
            /**
             * @description The booker or the walk-in, the leader of the event, or the member to whom the slot is offered
             * @example Maya Chen
             */
            user_name: string;
            /**
             * @description `offer_held`: a slot held for a member on the waitlist; its id is the offer's
             * @enum {string}
             */
            kind: "booking" | "lesson" | "event" | "offer_held";
            /**
             * @description Of an event
             * @example Summer Open
             */
            title: string | null;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            start_time: string;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            end_time: string;
        };
        RejectedCourt: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            court_id: string;
            /** @example Tennis 1 */
            court_name: string;
            message: string;
        };
        ClosurePreview: {
            /** @description Send it along, so that exactly this happens or nothing */
            version: string;
            /**
             * Format: date-time
             * @description Of the first date
             * @example 2026-03-08T14:00:00Z
             */
            start_time: string;
            /**
             * Format: date-time
             * @description Of the first date
             * @example 2026-03-08T14:00:00Z
             */
            end_time: string;
            /** @description Those that are closed on any date */
            courts: components["schemas"]["ClosedCourt"][];
            /** @description Courts that are blocked already, on all dates */
            refused: components["schemas"]["RejectedClosureCourt"][];
            /** @description The dates of a repeated closure; otherwise one */
            occurrences: components["schemas"]["ClosureOccurrence"][];
            /** @description By start */
            items: components["schemas"]["ClosureItem"][];
            counts: components["schemas"]["ClosureCounts"];
            /** @description How many people are notified */
            people: number;
        };
        ClosedCourt: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            /** @example Maya Chen */
            name: string;
            /** @example tennis */
            sport: string;
        };
        RejectedClosureCourt: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            court_id: string;
            /** @example Tennis 1 */
            court_name: string;
            message: string;
        };
        ClosureOccurrence: {
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            start_time: string;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            end_time: string;
            /** @description None: all are blocked already, and the date is left out */
            courts: components["schemas"]["ClosedCourt"][];
            refused: components["schemas"]["RejectedClosureCourt"][];
            counts: components["schemas"]["ClosureCounts"];
        };
        ClosureCounts: {
            cancel: number;
            move: number;
            keep: number;
            withdraw: number;
            waiting: number;
        };
        ClosureItem: {
            /** @enum {string} */
            kind: "booking" | "lesson" | "event" | "waitlist_offer" | "waitlist_entry";
            /**
             * Format: uuid
             * @description Of an event, its date's
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            /**
             * Format: uuid
             * @description null for a waitlist entry for any court
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            court_id: string | null;
            /** @example Tennis 1 */
            court_name: string | null;
            /** @example tennis */
            sport: string;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            start_time: string;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            end_time: string;
            /**
             * @description The booker, the leader of the event, or the waiting member
             * @example Maya Chen
             */
            user_name: string;
            /** @description Everybody else: players, the coach, those registered */
            players: string[];
            /**
             * @description Of an event
             * @example Summer Open
             */
            title: string | null;
            /**
             * Format: uuid
             * @description The series of the booking
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            series_id: string | null;
            /** @description The index in `occurrences` of the date that touches it: the first one */
            occurrence: number;
            /**
             * @description `withdraw`: of a waitlist offer; a waitlist entry is kept
             * @enum {string}
             */
            outcome: "cancel" | "move" | "keep" | "withdraw";
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            to_court_id: string | null;
            to_court_name: string | null;
        };
        /** @description A closure for each date, at the times of the first one on the club's clock; needs a `start_time` */
        ClosureRepeat: {
            /** @default 1 */
            every_weeks: number;
            /**
             * @description That of the start by default; weeks begin on Sunday
             * @example [
             *       "monday",
             *       "thursday"
             *     ]
             */
            weekdays?: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
            /** @description Either `count` or `until` */
            count?: number;
            /**
             * Format: date
             * @description The last day on which a date may begin
             * @example 2026-03-08
             */
            until?: string;
        };
        ClosureChoice: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            /** @enum {string} */
            outcome: "cancel" | "move" | "keep";
        };
        Closure: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            /**
             * @description `closing`: a job is at it, and nothing has changed yet; `failed`: nothing has changed
             * @enum {string}
             */
            state: "closing" | "closed" | "failed" | "reopened" | "undone";
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            start_time: string;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
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
            /** @description While it is `closing`, or `closed` and being extended or undone: of how many bookings, lessons and event dates */
            progress: {
                done: number;
                total: number;
            } | null;
            /** @description Why it has `failed`, or the last extension or undo has */
            problem: string | null;
            series: components["schemas"]["ClosureSeries"];
            created_by_name: string | null;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            created_at: string;
        };
        /** @description Of a repeated closure; everything else is of one date */
        ClosureSeries: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            every_weeks: number;
            weekdays: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
            count: number | null;
            /**
             * Format: date
             * @example 2026-03-08
             */
            until: string | null;
            /** @description By start; while it is `closing`, the first one */
            dates: {
                /**
                 * Format: uuid
                 * @description Of the closure of this date
                 * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                 */
                id: string;
                /** @enum {string} */
                state: "closing" | "closed" | "failed" | "reopened" | "undone";
                /**
                 * Format: date-time
                 * @example 2026-03-08T14:00:00Z
                 */
                start_time: string;
                /**
                 * Format: date-time
                 * @example 2026-03-08T14:00:00Z
                 */
                end_time: string;
                canceled: number;
                moved: number;
                alternatives_held: number;
                alternatives_taken: number;
                is_over: boolean;
            }[];
        } | null;
        ClosureResult: components["schemas"]["Closure"] & {
            refused: components["schemas"]["RejectedClosureCourt"][];
            /** @description The dates that this request has affected */
            occurrences: components["schemas"]["ClosureOccurrence"][];
            /** @description What this request has affected */
            items: components["schemas"]["ClosureItem"][];
            /** @description How many people are notified of it */
            people: number;
        };
        UndoneClosure: components["schemas"]["Closure"] & {
            /** @description Bookings, lessons and event dates that stand again; 0 while a job is at it */
            restored: number;
        };
        Availability: {
            /**
             * Format: date
             * @example 2026-03-08
             */
            date: string;
            /** @example America/New_York */
            time_zone: string;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            now: string;
            slot_length_minutes: number;
            longest_booking_minutes: number;
            /**
             * Format: date
             * @description null = no limit (staff)
             * @example 2026-03-08
             */
            last_bookable_date: string | null;
            /** @description Why nothing can be booked on this date, if so */
            notice: string | null;
            allowance: components["schemas"]["Allowance"];
            club_bookings: components["schemas"]["ClubBookings"];
            courts: {
                /**
                 * Format: uuid
                 * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                 */
                court_id: string;
                /** @example Maya Chen */
                name: string;
                /** @description false: it takes no bookings, and is shown to staff for what is left on it; left out for active courts */
                is_active?: boolean;
                /**
                 * @description Left out where the club has not said
                 * @enum {string}
                 */
                surface?: "hard" | "clay" | "grass" | "artificial grass" | "carpet" | "wood" | "concrete" | "glass";
                /** @description Left out where the club has not said */
                is_indoor?: boolean;
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
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            start_time: string;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            end_time: string;
            state: components["schemas"]["SlotState"];
            /** @example Rain */
            reason?: string;
            /**
             * Format: uuid
             * @description The occupancy of the slot; see the court's `occupancies`
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
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
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            start_time: string;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            end_time: string;
            state: components["schemas"]["SlotState"];
            /**
             * Format: uuid
             * @description Of own bookings; for staff, of every booking
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            booking_id?: string;
            /**
             * Format: uuid
             * @description Of an event; for staff
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            event_id?: string;
            /** @description The booker's name; for staff, and for the two people of a lesson */
            booked_by?: string;
            /**
             * @description Of a lesson; for staff and its two people
             * @example Ana Ruiz
             */
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
            /** @example Rain */
            reason?: string;
            /** @description false: another member has booked it, and the person only plays; left out for all others, and for staff, who may change any booking */
            is_booker?: boolean;
            /** @description true: a lesson that the person gives, who cancels it under the rules of staff; left out for all others */
            is_coach?: boolean;
            offer?: components["schemas"]["HeldOffer"];
        };
        /** @description Of `offer_held`; for the holder and for staff */
        HeldOffer: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            expires_at: string;
            /** @description Offered to the caller, who may accept or pass */
            is_yours: boolean;
            /** @description The person's name; for staff only */
            offered_to?: string;
            /** @description true: held in place of a booking that a closure has canceled; left out for an offer of the waitlist */
            is_alternative?: boolean;
        };
        SharedDay: {
            /**
             * Format: date
             * @example 2026-03-08
             */
            date: string;
            /** @example tennis */
            sport: string;
            /** @description Changes if and only if the content does; also the ETag */
            version: string;
            /**
             * Format: date-time
             * @description The first instant of the club-local date
             * @example 2026-03-08T14:00:00Z
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
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            /** @example Maya Chen */
            name: string;
            /** @description false: it takes no bookings, and is shown to staff for what is left on it; left out for active courts */
            is_active?: boolean;
            /**
             * @description Left out where the club has not said
             * @enum {string}
             */
            surface?: "hard" | "clay" | "grass" | "artificial grass" | "carpet" | "wood" | "concrete" | "glass";
            /** @description Left out where the club has not said */
            is_indoor?: boolean;
            /** @description `[start, length, code]` of each occupancy, in minutes since `day_start`, by start. Codes: 0 booked, 1 lesson, 2 event, 3 blocked, 4 held for a waitlist offer. What is free on an inactive court is blocked */
            taken: number[][];
            /** @description What else is known of the occupancies, by their start: reasons for all; names, ids, offers and guest fees for staff only */
            details?: {
                /** @description Minutes since `day_start` */
                start: number;
                /**
                 * @description Of a block; the title of an event
                 * @example Rain
                 */
                reason?: string;
                /**
                 * Format: uuid
                 * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                 */
                booking_id?: string;
                /**
                 * Format: uuid
                 * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                 */
                event_id?: string;
                booked_by?: string;
                /** @example Ana Ruiz */
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
        /** @description What holds the slot for a person; `offered_to` is a name, for staff only */
        DayOffer: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            expires_at: string;
            offered_to?: string;
            /** @description true: held in place of a booking that a closure has canceled; left out for an offer of the waitlist */
            is_alternative?: boolean;
        };
        FreeCourtTimes: {
            /**
             * Format: date
             * @example 2026-03-08
             */
            date: string;
            /** @example America/New_York */
            time_zone: string;
            length_minutes: number;
            /**
             * Format: date
             * @description null = no limit (staff)
             * @example 2026-03-08
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
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            court_id: string;
            /** @example Tennis 1 */
            court_name: string;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            start_time: string;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            end_time: string;
            /** @description Each can be booked then; with `courts` in the request they are neighbours, any so many of them side by side */
            courts: {
                /**
                 * Format: uuid
                 * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                 */
                court_id: string;
                /** @example Tennis 1 */
                court_name: string;
            }[];
        };
        /** @description A member by `user_id`, or a guest by `guest_name` and perhaps `guest_email` */
        PlayerInput: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            user_id?: string;
            guest_name?: string;
            guest_email?: string | null;
        };
        BookingDetails: components["schemas"]["Booking"] & {
            /** @description The oldest first */
            history: components["schemas"]["BookingHistoryEntry"][];
            booker: components["schemas"]["Booker"];
            /**
             * Format: date-time
             * @description The server's clock: by it check-in opens and ends
             * @example 2026-03-08T14:00:00Z
             */
            now: string;
        };
        BookingHistoryEntry: {
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            at: string;
            /** @description null if the caller may not see the name */
            actor_name: string | null;
            /** @enum {string} */
            code: "created" | "moved" | "canceled" | "restored" | "players_changed" | "player_left" | "checked_in";
            details: {
                from?: {
                    /** @example Tennis 1 */
                    court_name: string | null;
                    /**
                     * Format: date-time
                     * @example 2026-03-08T14:00:00Z
                     */
                    start_time: string;
                    /**
                     * Format: date-time
                     * @example 2026-03-08T14:00:00Z
                     */
                    end_time: string;
                };
                to?: {
                    /** @example Tennis 1 */
                    court_name: string | null;
                    /**
                     * Format: date-time
                     * @example 2026-03-08T14:00:00Z
                     */
                    start_time: string;
                    /**
                     * Format: date-time
                     * @example 2026-03-08T14:00:00Z
                     */
                    end_time: string;
                };
                /** @example Rain */
                reason?: string;
                /**
                 * @description At which device it was done
                 * @example Lobby
                 */
                device?: string;
                /** @description Who had found the actor at the device by name; null if the caller may not see the name */
                staff?: string | null;
                /** @description It came from an offer of the waitlist */
                waitlist?: boolean;
            };
        };
        /** @description For staff alone */
        Booker: {
            /** @enum {string} */
            role: "admin" | "coach" | "front_desk" | "member";
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
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
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            court_id: string;
            /** @example Tennis 1 */
            court_name: string;
            /**
             * Format: date
             * @example 2026-03-08
             */
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
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            user_id: string;
            /** @example Maya Chen */
            user_name: string;
            /** @description How many of the dates can be booked as asked for */
            bookable: number;
            dates: {
                /**
                 * Format: date
                 * @example 2026-03-08
                 */
                date: string;
                /**
                 * Format: uuid
                 * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                 */
                court_id: string;
                /** @example Tennis 1 */
                court_name: string;
                /**
                 * Format: date-time
                 * @description null: the clock skips the time on that date
                 * @example 2026-03-08T14:00:00Z
                 */
                start_time: string | null;
                /**
                 * Format: date-time
                 * @example 2026-03-08T14:00:00Z
                 */
                end_time: string | null;
                /** @description Why it cannot be booked, as for a single booking */
                code: string | null;
                message: string | null;
                /** @enum {string} */
                fate: "free" | "skipped" | "taken" | "blocked" | "closed" | "holiday" | "beyond_window" | "over_limit" | "own_overlap" | "player_busy" | "skipped_time" | "past" | "unavailable";
                /**
                 * @description Of a holiday, closed or blocked courts: what the blocks say
                 * @example Rain
                 */
                reason: string | null;
                alternatives: {
                    /**
                     * Format: uuid
                     * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                     */
                    court_id: string;
                    /** @example Tennis 1 */
                    court_name: string;
                    /**
                     * Format: date-time
                     * @example 2026-03-08T14:00:00Z
                     */
                    start_time: string;
                    /**
                     * Format: date-time
                     * @example 2026-03-08T14:00:00Z
                     */
                    end_time: string;
                }[];
            }[];
        };
        BookingSeries: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            court_id: string;
            /** @example Tennis 1 */
            court_name: string;
            /**
             * Format: date
             * @example 2026-03-08
             */
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
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            club_id: string;
            /** @example tennis */
            sport: string;
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            user_id: string;
            /** @example Maya Chen */
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
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            created_at: string;
            dates: {
                /**
                 * Format: date
                 * @example 2026-03-08
                 */
                date: string;
                /**
                 * Format: uuid
                 * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                 */
                court_id: string;
                /** @example Tennis 1 */
                court_name: string;
                /**
                 * Format: date-time
                 * @description null: the clock skips the time on that date
                 * @example 2026-03-08T14:00:00Z
                 */
                start_time: string | null;
                /**
                 * Format: date-time
                 * @example 2026-03-08T14:00:00Z
                 */
                end_time: string | null;
                /** @description Why it cannot be booked, as for a single booking */
                code: string | null;
                message: string | null;
                /** @enum {string} */
                outcome: "planned" | "booked" | "canceled" | "skipped" | "missed";
                /**
                 * Format: uuid
                 * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                 */
                booking_id: string | null;
            }[];
        };
        FoundPlayer: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            user_id: string;
            /** @example Maya Chen */
            name: string;
            /**
             * Format: date-time
             * @description When the caller and they last play together, within half a year
             * @example 2026-03-08T14:00:00Z
             */
            last_played_at: string | null;
        };
        Guest: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            /** @example Maya Chen */
            name: string;
            /** @example maya@riverside.test */
            email: string | null;
            /** @description Names and addresses that were merged into this guest */
            also: string[];
            /** @description In the calendar year by the club's clock, also ahead, on bookings that are not canceled, whoever brought them */
            visits_this_year: number;
            fees_due_this_year_cents: number;
            /**
             * Format: date-time
             * @description The latest until now, of any year
             * @example 2026-03-08T14:00:00Z
             */
            last_visit_at: string | null;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            created_at: string;
        };
        GuestDetails: components["schemas"]["Guest"] & {
            /** @description Mail to their address bounces, or is not wanted; null: neither is known */
            mail_mark: {
                /** @description They reported a mail as spam, so the club mails them nothing */
                is_complaint: boolean;
                /**
                 * Format: date-time
                 * @example 2026-03-08T14:00:00Z
                 */
                since: string;
            } | null;
            /** @description Guests who were merged into this one, whom a split makes independent again */
            merged_guests: {
                /**
                 * Format: uuid
                 * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                 */
                id: string;
                /** @example Maya Chen */
                name: string;
                /** @example maya@riverside.test */
                email: string | null;
            }[];
            /** @description The latest 200, the latest first */
            visits: components["schemas"]["GuestVisit"][];
            /** @description How many there are */
            visits_total: number;
        };
        GuestVisit: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            booking_id: string;
            /** @description As the host gave it */
            guest_name: string;
            /** @description null for a walk-in */
            host_name: string | null;
            /** @example Tennis 1 */
            court_name: string;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            start_time: string;
            /** @enum {string} */
            status: "confirmed" | "canceled";
            fee_cents: number;
            /**
             * Format: uuid
             * @description The merged guest whom this name means; null if it is the name of none or of several
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            merged_guest_id: string | null;
        };
        Utilisation: {
            /** @enum {string} */
            group: "hour_weekday" | "day" | "court";
            /** @example America/New_York */
            time_zone: string;
            /**
             * Format: date
             * @example 2026-03-08
             */
            from: string;
            /**
             * Format: date
             * @description Included
             * @example 2026-03-08
             */
            to: string;
            totals: components["schemas"]["UtilisationTotals"];
            data: components["schemas"]["UtilisationRow"][];
            /** @description As many dates, right before `from` */
            previous: {
                /**
                 * Format: date
                 * @example 2026-03-08
                 */
                from: string;
                /**
                 * Format: date
                 * @description Included
                 * @example 2026-03-08
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
             * @example 2026-03-08
             */
            date?: string;
            /**
             * Format: uuid
             * @description With group=court
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            court_id?: string;
            /** @example Tennis 1 */
            court_name?: string;
            /** @example tennis */
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
            /**
             * Format: date
             * @example 2026-03-08
             */
            from: string;
            /**
             * Format: date
             * @example 2026-03-08
             */
            to: string;
            /** @description Waitlist entries for these dates that got no court */
            waiting: {
                /** @example tennis */
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
                /**
                 * Format: uuid
                 * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                 */
                user_id: string;
                /** @example Maya Chen */
                name: string;
                bookings: number;
                minutes: number;
            }[];
            /** @description Members who booked in the range before and not since */
            lapsed: {
                /**
                 * Format: uuid
                 * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                 */
                user_id: string;
                /** @example Maya Chen */
                name: string;
                bookings: number;
                /**
                 * Format: date-time
                 * @example 2026-03-08T14:00:00Z
                 */
                last_at: string;
            }[];
            coaches: {
                /**
                 * Format: uuid
                 * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                 */
                user_id: string;
                /** @example Maya Chen */
                name: string;
                lessons: number;
                minutes: number;
            }[];
            events: {
                /**
                 * Format: uuid
                 * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                 */
                event_id: string;
                /** @example Summer Open */
                title: string;
                dates: number;
                registered: number;
                places: number;
            }[];
            guests: {
                visits: number;
                guests: number;
            };
            /** @description How many the lists would have if none were cut */
            totals: {
                busiest: number;
                lapsed: number;
                coaches: number;
                events: number;
            };
            /** @description false: no member booked in the range before, so `lapsed` has none to name */
            has_bookings_before: boolean;
        };
        AuditEntry: {
            id: string;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            at: string;
            /**
             * Format: uuid
             * @description null: the system, or a person who is not known
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            actor_id: string | null;
            /** @description As the person is called today */
            actor_name: string | null;
            actor_role: string | null;
            /** @description What was done; of a rejection the call */
            action: string;
            subject_type: string | null;
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            subject_id: string | null;
            /** @description Of a person */
            subject_name: string | null;
            /**
             * Format: uuid
             * @description For whom it was done, if not for the actor
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            for_id: string | null;
            for_name: string | null;
            /** @enum {string} */
            outcome: "success" | "rejected";
            /** @description Why it was rejected */
            code: string | null;
            /** @description A rejection that was repeated within the hour is one entry */
            times: number;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
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
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            api_key_id: string | null;
            api_key_name: string | null;
            /** @description The device on the club's wall at which it was done */
            at_device: string | null;
            /**
             * Format: uuid
             * @description The staff user who had found the actor by name at the device
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            found_by_id: string | null;
            found_by_name: string | null;
            request_id: string | null;
        };
        AuditPerson: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            /**
             * @description As the person is called today
             * @example Maya Chen
             */
            full_name: string;
            /** @description The person has left the club */
            is_former: boolean;
        };
        WaitlistEntry: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            /** @example tennis */
            sport: string;
            /**
             * Format: date
             * @example 2026-03-08
             */
            requested_date: string;
            /**
             * Format: uuid
             * @description The preferred court; null = any of the sport
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            court_id: string | null;
            /** @example Tennis 1 */
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
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            created_at: string;
        };
        WaitlistOffer: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            court_id: string;
            /** @example Tennis 1 */
            court_name: string;
            /** @example tennis */
            sport: string;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            start_time: string;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            end_time: string;
            /**
             * Format: date-time
             * @description Until when the slot is held
             * @example 2026-03-08T14:00:00Z
             */
            expires_at: string;
            /** @enum {string} */
            status: "open" | "accepted" | "passed" | "expired" | "withdrawn";
        };
        WaitingMember: components["schemas"]["WaitlistEntry"] & {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            user_id: string;
            /** @example Maya Chen */
            user_name: string;
            /** @example maya@riverside.test */
            user_email: string;
        };
        Coach: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            /** @example Maya Chen */
            name: string;
            /**
             * @description For staff and the coach only, otherwise null
             * @example maya@riverside.test
             */
            email: string | null;
            bio: string;
            /** @description Those that the club offers */
            sports: string[];
            /** @description Those that the club no longer offers; for staff and the coach only, otherwise empty */
            inactive_sports: string[];
            can_edit: boolean;
        };
        InvitedCoach: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            invitation_id: string;
            /** @example Maya Chen */
            name: string;
            /** @example maya@riverside.test */
            email: string;
            bio: string;
            sports: string[];
            /** @enum {string} */
            status: "pending" | "expired";
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
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
                /**
                 * Format: uuid
                 * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                 */
                id: string;
            }[];
            /** @description The times that can be chosen */
            times: string[];
            /** @example America/New_York */
            time_zone: string;
        };
        TimeOff: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            /**
             * Format: date
             * @example 2026-03-08
             */
            starts_on: string;
            /**
             * Format: date
             * @example 2026-03-08
             */
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
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            start_time: string;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            end_time: string;
            /** @example Tennis 1 */
            court_name: string;
            /** @example tennis */
            sport: string;
            /**
             * @description The other person of a lesson, or the title of an event
             * @example Summer Open
             */
            title: string;
            /** @description Whether the caller may cancel this lesson now */
            can_cancel: boolean;
        };
        FreeTimes: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            coach_id: string;
            /** @example America/New_York */
            time_zone: string;
            length_minutes: number;
            courts: {
                /**
                 * Format: uuid
                 * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                 */
                id: string;
                /** @example Maya Chen */
                name: string;
                /** @example tennis */
                sport: string;
            }[];
            /** @description Whether the coach has set any weekly hours at all */
            has_hours: boolean;
            days: {
                /**
                 * Format: date
                 * @example 2026-03-08
                 */
                date: string;
                times: components["schemas"]["LessonTime"][];
            }[];
        };
        LessonTime: {
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            start_time: string;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            end_time: string;
            /**
             * @description busy: the coach is; own_overlap: the caller has a booking then; no_court: every suitable court is taken
             * @enum {string}
             */
            state: "free" | "busy" | "no_court" | "own_overlap" | "past";
            free_court_ids: string[];
        };
        CoachSchedule: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            coach_id: string;
            /** @example America/New_York */
            time_zone: string;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            now: string;
            days: {
                /**
                 * Format: date
                 * @example 2026-03-08
                 */
                date: string;
                hours: {
                    /**
                     * Format: date-time
                     * @example 2026-03-08T14:00:00Z
                     */
                    start_time: string;
                    /**
                     * Format: date-time
                     * @example 2026-03-08T14:00:00Z
                     */
                    end_time: string;
                }[];
            }[];
            /** @description By start */
            items: components["schemas"]["CalendarItem"][];
            time_off: (components["schemas"]["TimeOff"] & {
                /**
                 * Format: date-time
                 * @example 2026-03-08T14:00:00Z
                 */
                starts_at: string;
                /**
                 * Format: date-time
                 * @example 2026-03-08T14:00:00Z
                 */
                ends_at: string;
            })[];
        };
        LessonCourt: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            /** @example Tennis 1 */
            name: string;
            /** @example tennis */
            sport: string;
            is_free: boolean;
        };
        FoundLearner: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            /** @example Maya Chen */
            name: string;
            /** @example maya@riverside.test */
            email: string | null;
        };
        LessonRequest: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            member_id: string;
            /** @example Maya Chen */
            member_name: string;
            /** @description For staff and the member only, otherwise null */
            member_email: string | null;
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            coach_id: string;
            /** @example Ana Ruiz */
            coach_name: string;
            /** @example tennis */
            sport: string | null;
            /**
             * Format: date
             * @description Club-local, as `preferred_time`
             * @example 2026-03-08
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
                /**
                 * Format: uuid
                 * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                 */
                booking_id: string;
                /**
                 * Format: uuid
                 * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                 */
                court_id: string;
                /** @example Tennis 1 */
                court_name: string;
                /**
                 * Format: date-time
                 * @example 2026-03-08T14:00:00Z
                 */
                start_time: string;
                /**
                 * Format: date-time
                 * @example 2026-03-08T14:00:00Z
                 */
                end_time: string;
            } | null;
            /** @description Whether the caller may currently accept or reject it */
            can_decide: boolean;
            can_withdraw: boolean;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            decided_at: string | null;
        };
        ClubEvent: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            /** @example Summer Open */
            title: string;
            description: string | null;
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            court_id: string;
            /** @example Tennis 1 */
            court_name: string;
            /** @example tennis */
            sport: string;
            /**
             * Format: date-time
             * @description The start of the original date
             * @example 2026-03-08T14:00:00Z
             */
            start_time: string;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            end_time: string;
            /** @description Upcoming lists contain the future ones, including canceled ones */
            dates: components["schemas"]["EventDate"][];
            is_recurring: boolean;
            /** @enum {string|null} */
            recurrence_rule: "weekly" | null;
            max_attendees: number;
            registered_count: number;
            places_left: number;
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            coach_id: string | null;
            /** @example Ana Ruiz */
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
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            start_time: string;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            end_time: string;
            /** @description A generated repeat of the original date */
            is_instance: boolean;
            canceled: boolean;
            cancel_reason: string | null;
        };
        Attendee: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            user_id: string;
            /** @example Maya Chen */
            name: string;
            /**
             * @description Staff only
             * @example maya@riverside.test
             */
            email: string | null;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            registered_at: string;
        };
        News: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            /** @enum {string} */
            type: "info" | "event" | "social";
            /** @enum {string} */
            priority: "low" | "medium" | "high";
            /** @example Summer Open */
            title: string;
            /**
             * @description Plain text; a line break separates paragraphs
             * @example The nets on Courts 1 and 2 are new.
             */
            body: string;
            author_name: string;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            published_at: string;
            /**
             * Format: date-time
             * @description When it was hidden from members
             * @example 2026-03-08T14:00:00Z
             */
            retired_at: string | null;
        };
        DayNote: {
            /**
             * Format: date
             * @example 2026-03-08
             */
            date: string;
            /**
             * @description Plain text; empty if there is no note
             * @example The nets on Courts 1 and 2 are new.
             */
            body: string;
            /** @description Rises with every change; 0 if no note was ever written */
            version: number;
            /** @description Who has changed it last */
            author_name: string | null;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            written_at: string | null;
        };
        AskedToJoin: {
            /**
             * Format: uuid
             * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
             */
            id: string;
            /** @example Maya Chen */
            full_name: string;
            /** @example maya@riverside.test */
            email: string;
            /**
             * Format: date-time
             * @example 2026-03-08T14:00:00Z
             */
            created_at: string;
            /** @description Whether they were in this club before */
            was_member: boolean;
        };
        AdminClub: components["schemas"]["Club"] & {
            /**
             * @description People join or ask to join with it. Empty for an API key
             * @example K7QM2XRA
             */
            join_code: string;
        };
        SettingsChange: {
            version: number;
            /** @description How many existing bookings and event dates the admin agrees to leave outside the new rules; if there are more, the save is rejected again */
            confirm_stranded?: number;
            /** @example Maya Chen */
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
                /**
                 * Format: uuid
                 * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                 */
                id: string;
                /** @example Tennis 1 */
                court_name: string;
                booked_by: string;
                /**
                 * Format: date-time
                 * @example 2026-03-08T14:00:00Z
                 */
                start_time: string;
                /**
                 * Format: date-time
                 * @example 2026-03-08T14:00:00Z
                 */
                end_time: string;
                /** @enum {string} */
                reason: "sport" | "other_local_time" | "outside_hours" | "off_slots" | "beyond_window" | "too_long" | "over_daily_limit" | "over_weekly_limit" | "past_cancel_cutoff";
            }[];
            /** @description What there is of sports that are taken off the list, besides bookings; left out if there is nothing */
            dropped_sports?: {
                /** @description Active courts, which stay active */
                courts: {
                    /**
                     * Format: uuid
                     * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                     */
                    id: string;
                    /** @example Maya Chen */
                    name: string;
                    /** @example tennis */
                    sport: string;
                }[];
                /** @description The first 20 event dates by start, which take place */
                events: {
                    /**
                     * Format: uuid
                     * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                     */
                    id: string;
                    /**
                     * Format: uuid
                     * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                     */
                    event_id: string;
                    /** @example Summer Open */
                    title: string;
                    /**
                     * Format: date-time
                     * @example 2026-03-08T14:00:00Z
                     */
                    start_time: string;
                    /**
                     * Format: date-time
                     * @example 2026-03-08T14:00:00Z
                     */
                    end_time: string;
                }[];
                events_total: number;
            };
            /** @description Event dates ahead that the new hours or time zone would put outside the hours or at another local time; they stay. Left out if there are none */
            affected_events?: {
                /** @description The first 20 by start */
                events: {
                    /**
                     * Format: uuid
                     * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                     */
                    id: string;
                    /**
                     * Format: uuid
                     * @example 6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11
                     */
                    event_id: string;
                    /** @example Summer Open */
                    title: string;
                    /**
                     * Format: date-time
                     * @example 2026-03-08T14:00:00Z
                     */
                    start_time: string;
                    /**
                     * Format: date-time
                     * @example 2026-03-08T14:00:00Z
                     */
                    end_time: string;
                    /** @example Tennis 1 */
                    court_name: string;
                    /** @enum {string} */
                    reason: "other_local_time" | "outside_hours";
                }[];
                events_total: number;
            };
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
