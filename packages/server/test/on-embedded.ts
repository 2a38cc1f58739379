/** For tests of the embedded database, while others run on PostgreSQL: read as each test file begins, before it. */
delete process.env.TEST_DATABASE_URL;
