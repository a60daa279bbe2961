-- An admin may give the club another join code. The old one is nobody's from then on.
grant update (join_code) on clubs to courtside_tenant;
