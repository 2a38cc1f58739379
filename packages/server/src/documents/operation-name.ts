interface Named {
  readonly association: { readonly projectName?: string | undefined } | null;
  readonly project: { readonly name: string };
}

/** The name of the operation: the one its owner chose for the agreement, else the project's. */
export const operationName = ({ association, project }: Named): string =>
  association?.projectName || project.name;
