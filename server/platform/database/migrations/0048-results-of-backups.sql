-- The product writes down how a scheduled backup ended over its own connections. What makes a backup fail may also keep
-- the owner's login out.
grant insert, update on mgk.backup_results to :"app";
