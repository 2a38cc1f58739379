/** The owner has called a member by mail for what these points owe, each in euros. */
export interface DuesCalled {
  type: "dues-called";
  projectId: string;
  /** YYYY-MM-DD: the day of his letter. */
  day: string;
  points: { of: "application" | "plant"; id: string; dueOn: string; yearly: number; once: number }[];
}
