/** For tests of the embedded database, while others run on PostgreSQL: read before each test file. */
delete process.env.TEST_DATABASE_URL;
