"""Run the steps on the connection that the database hands over."""

from alembic import context

from stafla.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # the writer has begun the transaction: all steps succeed together or not at all
    transaction_per_migration=False,
)
context.run_migrations()
