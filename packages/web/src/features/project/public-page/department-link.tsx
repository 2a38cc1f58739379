import { pages } from "@mec/api";
import { departmentOfPostCode } from "@mec/domain/address";
import { Link } from "react-router";

/** A link to the other projects of the department; apart, since it takes the names of all of them. */
export function DepartmentLink({ postCode }: { postCode: string }) {
  const department = departmentOfPostCode(postCode);
  return (
    department && (
      <>
        {", "}
        <Link to={pages.place.to({ name: department.name })}>{department.name}</Link>
      </>
    )
  );
}
